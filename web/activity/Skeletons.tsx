import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import review from './ReviewCard.module.css'
import track from './TrackCard.module.css'

/** Cards that are not here yet, as large as those that come. */
export function ReviewSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={review.card}>
          <div className={review.cover}>
            <Sleeve square hole={0.62} />
          </div>
          <div className={review.head}>
            <Bone width="78%" height={16} />
            <Bone width="52%" height={12} />
          </div>
          <div className={review.words}>
            <Bone width="88%" height={15} />
            <br />
            <Bone width="96%" height={13} />
            <br />
            <Bone width="64%" height={13} />
          </div>
          <div className={review.verdict}>
            <Bone width="40%" height={13} />
          </div>
        </div>
      ))}
    </div>
  )
}

export function TrackSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={track.card}>
          <div className={track.cover}>
            <Sleeve square hole={0.62} />
          </div>
          <div className={track.head}>
            <Bone width="92%" height={34} />
            <span className={track.genre}>
              <Bone width="34%" height={14} />
            </span>
            <span className={track.counts}>
              <Bone width="70%" height={16} />
            </span>
          </div>
          <p className={track.line}>
            <Bone width="44%" height={12} />
          </p>
        </div>
      ))}
    </div>
  )
}
