import { useEffect, useState } from 'react'
import { megabytes } from '../megabytes.ts'
import type { Progress } from '../send.ts'
import { Button } from '../ui/Button.tsx'
import { PrintLine } from '../ui/PrintLine.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { timer } from '../words.ts'
import styles from './ReviewDialog.module.css'
import type { Take } from './recorder.ts'

/** The take on its way up: printed as far as it has gone. */
export function PostingStep({ take, progress, onStop }: { take: Take; progress: Progress; onStop: () => void }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(take.video)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [take])
  const fraction = progress.total > 0 ? progress.sent / progress.total : 0
  const allSent = fraction >= 1
  return (
    <>
      <PrintLine className={styles.picture} progress={fraction} label="Posting your review">
        <video src={url && `${url}#t=0.3`} muted playsInline preload="auto" />
      </PrintLine>
      <div className={styles.desk}>
        <Ruler spot={fraction * 60} />
        <p className={styles.marks}>
          <span>
            {megabytes(progress.sent)} of {megabytes(progress.total)} MB
          </span>
          <span>{timer(take.milliseconds / 1000)}</span>
        </p>
        <div className={styles.waitFor}>
          <p>
            {allSent
              ? 'All of it has arrived. One look at the file, and it is posted.'
              : 'Leave this open. Your video is still here if the upload breaks off.'}
          </p>
          <Button tone="outline" disabled={allSent} onClick={onStop}>
            Stop
          </Button>
        </div>
      </div>
    </>
  )
}
