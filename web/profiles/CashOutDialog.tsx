import { useQuery } from '@tanstack/react-query'
import { profileDiamonds } from '../../contract/limits.ts'
import type { PointsBalance } from '../../contract/points.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Diamonds } from '../ui/Diamonds.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { Ruler } from '../ui/Ruler.tsx'
import { actions } from '../words/actions.ts'
import { count } from '../words/format.ts'
import { cashOut as words } from '../words/profile.ts'
import styles from './CashOut.module.css'
import { balanceOptions } from './queries.ts'

/** What one's points are worth, and what is missing until they can be cashed out. */
export function CashOutDialog({ spot, onClose }: { spot?: object; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(balanceOptions)
  return (
    <Dialog open onClose={onClose} title={words.title} look="sheet" page spot={spot} className={styles.dialog}>
      {isError ? (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button tone="outline" onClick={() => refetch()}>
            {actions.again}
          </Button>
        </div>
      ) : (
        <Balance points={data} />
      )}
    </Dialog>
  )
}

function Balance({ points }: { points: PointsBalance | undefined }) {
  const { balance = 0, checking = 0, minimum = 1, pointsPerUsd = 1 } = points ?? {}
  const missing = Math.max(0, minimum - balance)
  // Whole cents, never more than there is.
  const usd = Math.floor((balance * 100) / pointsPerUsd) / 100
  return (
    <div aria-busy={!points || undefined} className={styles.content} data-waits={!points || undefined}>
      <div className={styles.balance}>
        <FitTitle as="p" text={points ? count(balance) : ' '} height={118} lines={1} className={styles.number} />
        <p className={styles.worth}>
          <span>
            {words.points} {points && <Diamonds count={profileDiamonds(balance)} />}
          </span>
          <span className={styles.usd}>{points && words.usd(usd)}</span>
        </p>
      </div>
      <Ruler
        spot={Math.min(60, Math.floor((balance / minimum) * 60))}
        label={words.towards}
        valueText={words.of(balance, minimum)}
      />
      <p className={styles.terms}>
        <span>{points && words.rate(pointsPerUsd)}</span>
        <span>{points && words.minimum(minimum)}</span>
      </p>
      {checking > 0 && <p className={styles.note}>{words.checking(checking)}</p>}
      <div className={styles.outcome}>
        {points && <h3>{missing > 0 ? words.missing(missing) : words.enough}</h3>}
        {points && <p>{missing > 0 ? words.reviews(Math.ceil(missing / 30), Math.ceil(missing / 10)) : words.later}</p>}
      </div>
    </div>
  )
}
