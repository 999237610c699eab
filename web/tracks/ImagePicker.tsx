import { useEffect, useState } from 'react'
import { IMAGE_ACCEPTED, looksLikeImage } from '../files.ts'
import { megabytes } from '../megabytes.ts'
import { toast } from '../ui/toast.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './Upload.module.css'

/** A cover of one's own. */
export function ImagePicker({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  function take(chosen: File) {
    if (looksLikeImage(chosen)) return onChange(chosen)
    toast({
      title: 'Invalid image file',
      description: 'Please select a valid image file (.jpg, .png, .gif, .webp).',
      destructive: true,
    })
  }

  return (
    <div className={styles.image}>
      {/* Its room is taken at once: what got the focus below it stays in sight. */}
      {file && <div className={styles.preview}>{url && <img src={url} alt="Your cover" />}</div>}
      <FilePicker
        label="Choose an image"
        kinds=".jpg .png .gif .webp"
        accept={IMAGE_ACCEPTED}
        onTake={take}
        chosen={file && { name: file.name, facts: `${megabytes(file.size)} MB` }}
        clear={{ label: 'Remove', onClear: () => onChange(null) }}
      />
      {!file && <p className={styles.hint}>Without an image, one is painted from the sound.</p>}
    </div>
  )
}
