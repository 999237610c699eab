import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { actions } from '../words/actions.ts'
import { privacyWords as words } from '../words/global.ts'
import styles from './PrivacyDialog.module.css'
import { contentOptions } from './queries.ts'

export function PrivacyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(contentOptions)
  const policy = data?.privacy
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      look="sheet"
      note={policy ? words.updated(policy.updated) : ' '}
      foot={
        <Button wide onClick={onClose}>
          {actions.close}
        </Button>
      }
    >
      {policy ? (
        <div className={styles.policy}>
          {policy.sections.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section>
            <h3>{words.contact}</h3>
            <p>
              {data.company}, <a href={`mailto:${policy.contact}`}>{policy.contact}</a>
            </p>
          </section>
        </div>
      ) : isError ? (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button tone="outline" onClick={() => void refetch()}>
            {actions.again}
          </Button>
        </div>
      ) : (
        <div className={styles.policy} role="status" aria-label={words.loading}>
          {[150, 260, 180, 220].map((height) => (
            <Bone key={height} height={height} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
