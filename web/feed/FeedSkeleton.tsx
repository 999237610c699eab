import { ratingIcons } from '../ui/icons.tsx'
import { Record } from '../ui/Record.tsx'
import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { feed } from '../words/feed.ts'
import { ratingWords } from '../words/product.ts'
import item from './FeedItem.module.css'
import styles from './FeedSkeleton.module.css'
import sheet from './Sheet.module.css'

/** An item that is on its way: the company sleeve and a record at rest. What is known from the start is real. */
export function FeedSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={feed.loading}>
      <div aria-hidden="true" className={styles.drawn}>
        <Sleeve />
        <div className={item.foot}>
          <div className={styles.rail}>
            {(['FIRE', 'NEEDS_WORK', 'TRASH'] as const).map((type) => {
              const Icon = ratingIcons[type]
              return (
                <span key={type} className={styles.cell}>
                  <Icon />
                  <Bone width={34} height={12} />
                  {ratingWords[type]}
                </span>
              )
            })}
          </div>
          <div className={item.record} data-out="">
            <Record size={148} />
          </div>
          <div className={sheet.sheet}>
            <div className={sheet.row}>
              <Bone width={58} height={11} />
              <span className={styles.line} />
              <Bone width={72} height={11} />
            </div>
            <div className={styles.title}>
              <Bone width="100%" height={42} />
              <Bone width="100%" height={42} />
            </div>
            <Bone width="56%" height={15} />
            <div className={styles.words}>
              <Bone width="100%" height={12} />
              <Bone width="70%" height={12} />
            </div>
            <div className={sheet.foot}>
              <Bone round height={32} />
              <Bone width={110} height={13} />
              <span className={styles.gap} />
              <Bone width={92} height={12} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
