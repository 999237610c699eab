import { useEffect, useState } from 'react'
import type { Progress } from '../send.ts'
import { Button } from '../ui/Button.tsx'
import { PrintLine } from '../ui/PrintLine.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { timer } from '../words/format.ts'
import { recording } from '../words/recording.ts'
import { sizeOf } from '../words/size.ts'
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
      <PrintLine className={styles.picture} progress={fraction} label={recording.titles.submitting}>
        <video src={url && `${url}#t=0.3`} muted playsInline preload="auto" />
      </PrintLine>
      <div className={styles.desk}>
        <Ruler spot={fraction * 60} />
        <p className={styles.marks}>
          <span>{sizeOf(progress.sent, progress.total)}</span>
          <span>{timer(take.milliseconds / 1000)}</span>
        </p>
        <div className={styles.waitFor}>
          <p>{allSent ? recording.arrived : recording.leaveOpen}</p>
          <Button tone="outline" disabled={allSent} onClick={onStop}>
            {recording.stopUpload}
          </Button>
        </div>
      </div>
    </>
  )
}
