import { type ReactNode, useRef } from 'react'
import type { Profile } from '../../contract/profiles.ts'
import { IMAGE_ACCEPTED, looksLikeImage } from '../files.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { CameraIcon, ImageIcon } from '../ui/page-icons.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { actions } from '../words/actions.ts'
import { editProfile as words } from '../words/profile.ts'
import { coverAddress } from './address.ts'
import { useObjectUrl } from './Cropper.tsx'
import type { Shape } from './crop.ts'
import styles from './Edit.module.css'
import type { Edited, ImageChange } from './form.ts'

/** Cover and portrait as they will be, each with what changes it and what takes it away. */
export function Images({
  person,
  edited,
  onChange,
  onChoose,
  onRefused,
}: {
  person: Profile
  edited: Edited
  onChange: (part: Partial<Edited>) => void
  onChoose: (shape: Shape, file: File) => void
  onRefused: () => void
}) {
  const cover = useShown(edited.coverImage, coverAddress(person, 1200))
  const portrait = useShown(edited.profileImage, portraitOf(person, 200))
  const take = (shape: Shape) => (file: File) => (looksLikeImage(file) ? onChoose(shape, file) : onRefused())
  const remove = (shape: Shape) => onChange({ [shape]: 'goes' })
  return (
    <div className={styles.images}>
      <div className={styles.cover}>
        {cover && <img src={cover} alt="" />}
        <div className={styles.plates}>
          <Chooser shape="coverImage" onTake={take('coverImage')}>
            {(choose) => (
              <Button
                tone="outline"
                icon={<ImageIcon size={20} />}
                data-chooses="coverImage"
                aria-label={cover ? words.coverImage.change : words.coverImage.add}
                onClick={choose}
              >
                {cover ? actions.change : words.coverImage.add}
              </Button>
            )}
          </Chooser>
          {cover && (
            <Button tone="outline" aria-label={words.coverImage.remove} onClick={() => remove('coverImage')}>
              {actions.remove}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.portraitRow}>
        <Avatar name={person.displayName} src={portrait} size={92} className={styles.portrait} />
        <div className={styles.words}>
          <Chooser shape="profileImage" onTake={take('profileImage')}>
            {(choose) => (
              <Button tone="text" icon={<CameraIcon size={20} />} data-chooses="profileImage" onClick={choose}>
                {portrait ? words.profileImage.change : words.profileImage.add}
              </Button>
            )}
          </Chooser>
          {portrait && (
            <Button tone="text" aria-label={words.profileImage.remove} onClick={() => remove('profileImage')}>
              {actions.remove}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.recommended}>
        {words.profileImage.recommended}
        <br />
        {words.coverImage.recommended}
      </p>
    </div>
  )
}

/** What is to be seen of an image: the new one, the one there is, or none. */
function useShown(change: ImageChange, now: string | null) {
  const made = useObjectUrl(change instanceof File ? change : null)
  if (change instanceof File) return made ?? null
  return change === 'stays' ? now : null
}

/** A button of any look that opens the system's chooser for pictures. */
function Chooser({
  shape,
  onTake,
  children,
}: {
  shape: Shape
  onTake: (file: File) => void
  children: (choose: () => void) => ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        name={shape}
        aria-label={words[shape].change}
        accept={IMAGE_ACCEPTED}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file can be chosen again.
          target.value = ''
          if (file) onTake(file)
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}
