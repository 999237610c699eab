import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { SEARCH } from '../../contract/limits.ts'
import type { Found } from '../../contract/search.ts'
import { search as words } from '../words/discover.ts'
import { found } from './queries.ts'

/** How long nothing may change before a screen reader is told what was found. */
const CALM = 700

export type Option = { id: string; href: string }

/** Every result in the order of the panel, with the address that it opens. */
export const optionsOf = (id: string, { artists, genres, tracks }: Found): Option[] => [
  ...artists.map((artist) => ({ id: `${id}-artist-${artist.id}`, href: `/profile/${artist.id}` })),
  ...genres.map(({ genre }) => ({
    id: `${id}-genre-${genre.replace(/\W/g, '')}`,
    href: `/discover?genre=${encodeURIComponent(genre)}`,
  })),
  ...tracks.map((track) => ({ id: `${id}-track-${track.id}`, href: `/track/${track.id}` })),
]

/**
 * A combobox whose panel answers while somebody types: what was typed is asked for when no letter has come for a
 * moment; what was found before stays until then.
 */
export function useSearch(onChoose: (href: string) => void) {
  const id = useId()
  const [text, setText] = useState('')
  const [isWanted, want] = useState(false)
  const [activeId, setActive] = useState<string | null>(null)
  const [isHasty, setHasty] = useState(false)
  const said = text.trim().replace(/\s+/g, ' ')
  const asked = useLate(said, SEARCH.debounce)
  const query = useQuery(found(said === '' ? '' : asked))
  const isOpen = isWanted && said !== ''
  const isCurrent = said === asked && !query.isPlaceholderData && !query.isFetching
  const answer = isOpen && !(query.isError && isCurrent) ? query.data : undefined
  const options = answer ? optionsOf(id, answer) : []
  const active = options.find((option) => option.id === activeId)
  const isNothing = Boolean(answer) && options.length === 0

  const told = !isOpen || !isCurrent ? '' : tell(said, answer, query.isError)
  const news = useLate(told, CALM)

  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const best = isHasty && isOpen && isCurrent ? options[0]?.href : undefined
  const openBest = useEffectEvent(choose)
  useEffect(() => {
    if (best) openBest(best)
  }, [best])

  function type(next: string) {
    setText(next)
    setActive(null)
    setHasty(false)
    want(true)
  }
  function close() {
    want(false)
    setHasty(false)
    setActive(null)
  }
  function choose(href: string) {
    close()
    onChoose(href)
  }
  function move(by: 1 | -1) {
    want(true)
    // Past either end stands the field itself.
    const at = options.findIndex((option) => option.id === active?.id) + 1
    const places = options.length + 1
    setActive(options[((at + by + places) % places) - 1]?.id ?? null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter') enter()
    else if (key === 'Escape') isOpen ? close() : type('')
    else return
    event.preventDefault()
  }
  /** Who is quicker than the answer means the best of what comes. */
  function enter() {
    if (active) choose(active.href)
    else setHasty(isOpen)
  }
  return {
    id,
    text,
    type,
    close,
    choose,
    open: () => want(true),
    setActive,
    onKeyDown,
    isOpen,
    answer,
    options,
    active,
    isNothing,
    isBusy: isOpen && !isCurrent,
    isFailed: isOpen && isCurrent && query.isError,
    retry: () => void query.refetch(),
    said,
    news: news === told ? news : '',
  }
}

function tell(said: string, answer: Found | undefined, isFailed: boolean) {
  if (isFailed) return words.failed
  if (!answer) return ''
  const { artists, genres, tracks } = answer
  return words.found(artists.length, genres.length, tracks.length) || words.empty(said)
}

/** A value that has not changed for so many milliseconds. */
function useLate<Value>(value: Value, milliseconds: number): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return late
}
