import type { RatingType } from '../../contract/tracks.ts'
import { ratingIcons } from '../ui/icons.tsx'
import { Plate } from '../ui/Plate.tsx'
import { ratingWords } from '../words/product.ts'
import styles from './ReviewDialog.module.css'

/** The rating that the review is about, on the picture. */
export function RatingPlate({ type }: { type: RatingType }) {
  const Icon = ratingIcons[type]
  return (
    <Plate className={styles.rating}>
      <Icon size={20} />
      {ratingWords[type]}
    </Plate>
  )
}
