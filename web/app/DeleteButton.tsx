import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { UNDO } from '../../contract/limits.ts'
import { call, sentenceOf } from '../call.ts'
import { Button } from '../ui/Button.tsx'
import { SmallSpinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { common } from '../words/common.ts'
import { deletion } from '../words/deletion.ts'
import styles from './DeleteButton.module.css'

const Confirm = lazy(() => import('../ui/Confirm.tsx').then((it) => ({ default: it.Confirm })))

/** Lists that may show what was deleted, and the points that went with it. */
const TOUCHED = /^\/api\/(tracks|users|user|leaderboard|search)(\/|$)/

const calls = {
  track: {
    remove: (id: number) => call('DELETE /api/tracks/:id', { params: { id } }),
    restore: (id: number) => call('POST /api/tracks/:id/restore', { params: { id } }),
  },
  review: {
    remove: (id: number) => call('DELETE /api/reviews/:id', { params: { id } }),
    restore: (id: number) => call('POST /api/reviews/:id/restore', { params: { id } }),
  },
} as const

/** Deletes one's own track or review: asks once, and for ten seconds a toast can undo it. */
export function DeleteButton({ what, id, onGone }: { what: 'track' | 'review'; id: number; onGone?: () => void }) {
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const words = deletion[what]
  const renew = () => queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => TOUCHED.test(String(path)) })
  const tell = (error: unknown, otherwise: string) =>
    toast({ title: common.error, description: sentenceOf(error, otherwise), destructive: true })

  async function restore() {
    try {
      await calls[what].restore(id)
      toast(words.back)
    } catch (error) {
      tell(error, deletion.notRestored)
    }
    await renew()
  }
  async function remove() {
    ask(false)
    setGoing(true)
    try {
      await calls[what].remove(id)
    } catch (error) {
      setGoing(false)
      return tell(error, deletion.failed)
    }
    toast({
      ...words.done,
      duration: UNDO * 1000,
      actions: [{ label: deletion.undo, altText: deletion.undoFor, onClick: () => void restore() }],
    })
    onGone?.()
    await renew()
    setGoing(false)
  }

  return (
    <>
      {/* A second deletion would be refused, and that word would take the place of the way back. */}
      <Button
        tone="text"
        className={styles.delete}
        busy={isGoing}
        aria-disabled={isGoing || undefined}
        icon={isGoing && <SmallSpinner />}
        onClick={() => isGoing || ask(true)}
      >
        {words.word}
      </Button>
      {isAsked && (
        <Suspense>
          <Confirm
            title={words.ask}
            means={words.means}
            yes={deletion.word}
            no={deletion.keep}
            onYes={() => void remove()}
            onNo={() => ask(false)}
          />
        </Suspense>
      )}
    </>
  )
}
