import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { GeneratedCover } from '../../contract/covers.ts'
import { GENRES, LENGTH } from '../../contract/limits.ts'
import { isSignedOut, sentenceOf } from '../call.ts'
import { CoverPanel } from '../covers/CoverPanel.tsx'
import { usePaintCover } from '../covers/queries.ts'
import { currentUser } from '../query.ts'
import { AudioPicker } from '../tracks/AudioPicker.tsx'
import {
  type CoverMode,
  EMPTY,
  type Fields,
  lacksRequired,
  readDraft,
  whyNotGenerate,
  whyNotUpload,
  writeDraft,
} from '../tracks/form.ts'
import { ImagePicker } from '../tracks/ImagePicker.tsx'
import { useUploadTrack } from '../tracks/queries.ts'
import styles from '../tracks/Upload.module.css'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { Select } from '../ui/Select.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '../ui/toast.ts'
import { sizeOf } from '../words/size.ts'
import { upload as words } from '../words/upload.ts'

const COVER_TABS = [
  { value: 'upload', label: words.tabs.upload, controls: 'cover-art' },
  { value: 'generate', label: words.tabs.generate, controls: 'cover-art' },
] as const

/** Uploads a track with its cover. While it runs nothing closes it; what failed can be tried again as it stands. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const { data: user } = useQuery(currentUser)
  const [fields, setFields] = useState(() => readDraft(sessionStorage))
  const [audio, setAudio] = useState<File | null>(null)
  const [image, setImage] = useState<File | null>(null)
  const [mode, setMode] = useState<CoverMode>('upload')
  const [cover, setCover] = useState<GeneratedCover | null>(null)
  const painter = usePaintCover(setCover)
  const upload = useUploadTrack()

  useEffect(() => writeDraft(sessionStorage, fields), [fields])
  useKeepPage(upload.isPending)

  const type = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }))
  const typed = (name: 'title' | 'artistName' | 'description') => ({
    name,
    value: fields[name],
    count: { is: [...fields[name]].length, of: LENGTH[name] },
    maxLength: LENGTH[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })

  function generate() {
    const why = whyNotGenerate(fields, audio)
    if (why || !audio) return why && toast({ ...why, destructive: true })
    painter.paint({ title: fields.title, genre: fields.genre, audio })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (upload.isPending || painter.isPainting) return
    const why = whyNotUpload({ signedIn: Boolean(user), fields, audio, mode, generated: Boolean(cover) })
    if (why || !audio) return why && toast({ ...why, destructive: true })
    const art = mode === 'upload' ? { cover: image } : { coverImage: cover?.coverImageId }
    upload.mutate(
      { fields, audio, ...art },
      {
        onSuccess: () => {
          setFields(EMPTY)
          writeDraft(sessionStorage, EMPTY)
          toast(words.done)
          onClose()
        },
        onError: (error) => {
          // The session ended while the form was open: from here on that is known.
          if (isSignedOut(error)) {
            queries.setQueryData(currentUser.queryKey, null)
            return toast({ ...words.signIn, destructive: true })
          }
          toast({ ...words.failed, destructive: true })
        },
      },
    )
  }

  const problem = upload.error && sentenceOf(upload.error, '')
  return (
    <Dialog open onClose={onClose} title={words.title} look="card" locked={upload.isPending} firm>
      <form className={styles.form} onSubmit={submit} aria-busy={upload.isPending}>
        <fieldset className={styles.fields} disabled={upload.isPending}>
          <AudioPicker file={audio} onChange={setAudio} />
          <Field label={words.trackTitle} autoComplete="off" {...typed('title')} />
          <div className={styles.pair}>
            <Field label={words.artistName} autoComplete="off" {...typed('artistName')} />
            <Select
              label={words.genre}
              placeholder={words.chooseGenre}
              value={fields.genre}
              onChange={(genre) => type({ genre: GENRES.find((one) => one === genre) ?? '' })}
              options={GENRES}
            />
          </div>
          <Field label={words.description} lines={2} placeholder={words.descriptionHint} {...typed('description')} />
          <Tabs label={words.cover} value={mode} onChange={setMode} tabs={COVER_TABS} />
          <div id="cover-art" role="tabpanel" aria-label={words.tabs[mode]}>
            {mode === 'upload' ? (
              <ImagePicker file={image} onChange={setImage} />
            ) : (
              <CoverPanel painter={painter} cover={cover} title={fields.title} onGenerate={generate} />
            )}
          </div>
        </fieldset>
        <div className={styles.send}>
          {problem && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          {upload.progress && (
            <div className={styles.progress}>
              <Ruler
                spot={(upload.progress.sent / upload.progress.total) * 60}
                label={words.progress}
                valueText={`${Math.round((upload.progress.sent / upload.progress.total) * 100)}%`}
              />
              <p>{sizeOf(upload.progress.sent, upload.progress.total)}</p>
            </div>
          )}
          <Button
            type="submit"
            wide
            busy={upload.isPending}
            disabled={lacksRequired(fields, audio) || painter.isPainting}
            aria-disabled={upload.isPending || undefined}
          >
            {upload.isPending ? words.uploading : words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks before the page is left while something would be lost. */
function useKeepPage(busy: boolean) {
  useEffect(() => {
    if (!busy) return
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [busy])
}
