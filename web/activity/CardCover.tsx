import { Sleeve } from '../ui/Skeleton.tsx'

/** A cover beside words: they say what it is of. Until one is painted, a blank sleeve. */
export function CardCover({ address, className }: { address: string | null; className?: string }) {
  return (
    <div className={className}>
      {address ? (
        <img src={`${address}&shape=square&w=320`} alt="" loading="lazy" decoding="async" />
      ) : (
        <Sleeve square hole={0.62} />
      )}
    </div>
  )
}
