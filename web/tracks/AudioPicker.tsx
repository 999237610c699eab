import { useEffect, useState } from 'react'
import { AUDIO_ACCEPTED, lengthOf, looksLikeAudio } from '../files.ts'
import { megabytes } from '../megabytes.ts'
import { MusicIcon } from '../ui/page-icons.tsx'
import { toast } from '../ui/toast.ts'
import { clock } from '../words.ts'
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
    toast({
      title: 'Invalid audio file',
      description: 'Please select a valid audio file (.mp3, .wav, .ogg, .aac).',
      destructive: true,
    })
  }

  return (
    <FilePicker
      label="Choose an audio file"
      kinds=".mp3 .wav .ogg .aac"
      accept={AUDIO_ACCEPTED}
      icon={<MusicIcon size={26} />}
      onTake={take}
      chosen={
        file && {
          name: file.name,
          facts: [seconds !== undefined && clock(seconds), `${megabytes(file.size)} MB`].filter(Boolean).join(' / '),
        }
      }
      clear={{ label: 'Change', onClear: () => onChange(null) }}
      className={styles.audio}
    />
  )
}
