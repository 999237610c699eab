import { Button } from './Button.tsx'
import styles from './Confirm.module.css'
import { Dialog } from './Dialog.tsx'

/** Asks once before something goes. Import it only from what is itself loaded when first needed. */
export function Confirm({
  title,
  means,
  yes,
  no,
  onYes,
  onNo,
}: {
  title: string
  means: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}) {
  return (
    <Dialog open onClose={onNo} title={title}>
      <p>{means}</p>
      <div className={styles.ways}>
        <Button onClick={onYes}>{yes}</Button>
        <Button tone="outline" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
