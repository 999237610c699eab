import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { trackPage } from '../words/track.ts'
import styles from './TrackLayout.module.css'

/** A track's page before anything is known of it: everything stands where it will be. */
export function TrackSkeleton() {
  return (
    <main className={styles.screen}>
      <h1 className="for-ears">{trackPage.loading}</h1>
      <div role="status" aria-label={trackPage.loading} className={styles.top}>
        <div className={styles.art}>
          <div className={styles.cover}>
            <Sleeve square hole={0.62} />
          </div>
        </div>
        <div className={styles.title}>
          <Bone width="100%" height={96} />
          <p className={styles.typed}>
            <Bone width="62%" height={17} />
          </p>
        </div>
        <div className={styles.wave}>
          <Bone width="100%" height={44} />
        </div>
        <div className={styles.rate}>
          <Bone width="100%" height={62} />
        </div>
      </div>
    </main>
  )
}
