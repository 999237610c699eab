import { useEffect, useState } from 'react'
import { AUDIO_ACCEPTED, lengthOf, looksLikeAudio } from '../files.ts'
import { MusicIcon } from '../ui/page-icons.tsx'
import { toast } from '../ui/toast.ts'
import { actions } from '../words/actions.ts'
import { noAudio } from '../words/files.ts'
import { clock } from '../words/format.ts'
import { size } from '../words/size.ts'
import { upload } from '../words/upload.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './Upload.module.css'

/** The sound: chosen or dropped, told by name, length and size, and cleared by Change. */
export function AudioPicker({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    let current = true
    setSeconds(undefined)
    if (file) lengthOf(file).then((length) => current && setSeconds(length))
    return () => {
      current = false
    }
  }, [file])

  function take(chosen: File) {
    if (looksLikeAudio(chosen)) return onChange(chosen)
    toast({ ...noAudio, destructive: true })
  }

  return (
    <FilePicker
      label={upload.audio.choose}
      kinds={upload.audio.kinds}
      accept={AUDIO_ACCEPTED}
      icon={<MusicIcon size={26} />}
      onTake={take}
      chosen={
        file && {
          name: file.name,
          facts: [seconds !== undefined && clock(seconds), size(file.size)].filter(Boolean).join(' / '),
        }
      }
      clear={{ label: actions.change, onClear: () => onChange(null) }}
      className={styles.audio}
    />
  )
}
