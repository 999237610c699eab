import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { LENGTH } from '../../contract/limits.ts'
import type { Profile } from '../../contract/profiles.ts'
import { CallError, sentenceOf } from '../call.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { SmallSpinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { actions } from '../words/actions.ts'
import { tooShort } from '../words/auth.ts'
import { noImage } from '../words/files.ts'
import { editProfile as words } from '../words/profile.ts'
import { Cropper } from './Cropper.tsx'
import type { Shape } from './crop.ts'
import styles from './Edit.module.css'
import { drafts, type Edited, isNameTooShort } from './form.ts'
import { Images } from './Images.tsx'
import { useSaveProfile } from './queries.ts'

/**
 * Name, bio and images of one's own profile. What was typed and chosen stays until it is saved, also when that fails.
 * `account` stands below: it has forms of its own.
 */
export function EditProfile({
  person,
  spot,
  account,
  onClose,
}: {
  person: Profile
  spot?: object
  account?: ReactNode
  onClose: () => void
}) {
  const form = useId()
  const [edited, setEdited] = useState<Edited>(
    () =>
      drafts.get(person.id) ?? {
        displayName: person.displayName,
        bio: person.bio,
        profileImage: 'stays',
        coverImage: 'stays',
      },
  )
  const [cropping, setCropping] = useState<{ shape: Shape; file: File } | null>(null)
  const [tried, setTried] = useState(false)
  const finish = () => {
    drafts.delete(person.id)
    onClose()
  }
  const save = useSaveProfile(person, finish)
  const change = (part: Partial<Edited>) => {
    if (save.error) save.reset()
    setEdited((before) => {
      const now = { ...before, ...part }
      drafts.set(person.id, now)
      return now
    })
  }
  const content = useRef<HTMLDivElement>(null)
  const cropped = useRef<Shape>(null)
  // From the frame back to the button that had opened it.
  useEffect(() => {
    if (cropping || !cropped.current) return
    content.current?.querySelector<HTMLElement>(`[data-chooses=${cropped.current}]`)?.focus()
    cropped.current = null
  }, [cropping])

  function openCropper(shape: Shape, file: File) {
    cropped.current = shape
    setCropping({ shape, file })
  }
  function refuse() {
    setCropping(null)
    toast({ ...noImage, destructive: true })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNameTooShort(edited.displayName))
      return content.current?.querySelector<HTMLInputElement>('[name=displayName]')?.focus()
    if (!save.isPending) save.mutate(edited)
  }

  const refused = (save.error instanceof CallError && save.error.refusal?.fields) || {}
  const nameError = tried && isNameTooShort(edited.displayName) ? tooShort.displayName : refused.displayName
  const problem = save.error && sentenceOf(save.error, '')
  return (
    <Dialog
      open
      onClose={cropping ? () => setCropping(null) : onClose}
      title={cropping ? words[cropping.shape].crop : words.title}
      look="full"
      locked={save.isPending}
      firm
      page
      spot={spot}
      foot={
        !cropping && (
          <>
            {problem && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            <div className={styles.buttons}>
              <Button tone="outline" disabled={save.isPending} onClick={finish}>
                {actions.cancel}
              </Button>
              <Button
                type="submit"
                form={form}
                busy={save.isPending}
                aria-disabled={save.isPending || undefined}
                icon={save.isPending && <SmallSpinner />}
              >
                {words.save}
              </Button>
            </div>
          </>
        )
      }
    >
      {cropping && (
        <Cropper
          {...cropping}
          onBack={() => setCropping(null)}
          onUnreadable={refuse}
          onCut={(cut) => {
            change({ [cropping.shape]: cut })
            setCropping(null)
          }}
        />
      )}
      {/* It keeps what was typed elsewhere in it while a picture is being cropped. */}
      <div ref={content} className={styles.content} hidden={cropping !== null}>
        <form id={form} className={styles.form} onSubmit={submit} noValidate aria-busy={save.isPending}>
          <fieldset className={styles.fields} disabled={save.isPending}>
            <Images person={person} edited={edited} onChange={change} onChoose={openCropper} onRefused={refuse} />
            <Field
              label={words.displayName}
              name="displayName"
              value={edited.displayName}
              maxLength={LENGTH.displayName.max}
              error={nameError}
              required
              autoComplete="name"
              dir="auto"
              onChange={({ target }) => change({ displayName: target.value })}
            />
            <Field
              label={words.bio}
              name="bio"
              lines={4}
              value={edited.bio}
              maxLength={LENGTH.bio}
              count={{ is: [...edited.bio].length, of: LENGTH.bio }}
              hint={words.bioHint}
              error={refused.bio}
              dir="auto"
              onChange={({ target }) => change({ bio: target.value })}
            />
          </fieldset>
        </form>
        {account && <div className={styles.account}>{account}</div>}
      </div>
    </Dialog>
  )
}
