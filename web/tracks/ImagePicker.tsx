import { useEffect, useState } from 'react'
import { IMAGE_ACCEPTED, looksLikeImage } from '../files.ts'
import { toast } from '../ui/toast.ts'
import { actions } from '../words/actions.ts'
import { noImage } from '../words/files.ts'
import { size } from '../words/size.ts'
import { upload } from '../words/upload.ts'
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
    toast({ ...noImage, destructive: true })
  }

  return (
    <div className={styles.image}>
      {/* Its room is taken at once: what got the focus below it stays in sight. */}
      {file && <div className={styles.preview}>{url && <img src={url} alt={upload.image.yours} />}</div>}
      <FilePicker
        label={upload.image.choose}
        kinds={upload.image.kinds}
        accept={IMAGE_ACCEPTED}
        onTake={take}
        chosen={file && { name: file.name, facts: size(file.size) }}
        clear={{ label: actions.remove, onClear: () => onChange(null) }}
      />
      {!file && <p className={styles.hint}>{upload.image.without}</p>}
    </div>
  )
}
