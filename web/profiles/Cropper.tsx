import { actions } from '../words/actions.ts'
import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { Button } from '../ui/Button.tsx'
import { crop as words } from '../words/profile.ts'
import { cutOut, SHAPES, type Shape } from './crop.ts'
import styles from './Edit.module.css'

/** Chooses the part of a picture that is kept, in the shape that it will have. */
export function Cropper({
  file,
  shape,
  onCut,
  onBack,
  onUnreadable,
}: {
  file: File
  shape: Shape
  onCut: (cut: File) => void
  onBack: () => void
  /** The browser cannot show this file. */
  onUnreadable: () => void
}) {
  const url = useObjectUrl(file)
  const image = useRef<HTMLImageElement>(null)
  const [part, setPart] = useState<PercentCrop>()
  const aspect = SHAPES[shape].width / SHAPES[shape].height

  // Who came by key goes on with the frame.
  const isReady = part !== undefined
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isReady) around.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus()
  }, [isReady])

  function begin({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    const largest = makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height)
    setPart(centerCrop(largest, width, height))
  }
  const use = () => part && image.current && cutOut(image.current, part, shape).then(onCut, onUnreadable)

  return (
    <div className={styles.cropper} ref={around}>
      <div className={styles.picture}>
        {url && (
          <ReactCrop
            crop={part}
            aspect={aspect}
            circularCrop={shape === 'profileImage'}
            keepSelection
            minWidth={48}
            ariaLabels={words.handles}
            onChange={(_, percent) => setPart(percent)}
          >
            <img
              ref={image}
              src={url}
              alt=""
              onLoad={({ currentTarget }) => begin(currentTarget)}
              onError={onUnreadable}
            />
          </ReactCrop>
        )}
      </div>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.buttons}>
        <Button tone="outline" onClick={onBack}>
          {actions.back}
        </Button>
        <Button disabled={!isReady} onClick={use}>
          {words.use}
        </Button>
      </div>
    </div>
  )
}

/** An address for a file, as long as it is shown. */
export function useObjectUrl(file: File | null | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
