/**
 * Whether a review counts, and what it earns, from what was said. Pure, English-centred, and explained in sentences.
 *
 * 1. Nobody is refused for an accent, a bad microphone or an engine's mistakes: where the words are not understood the
 *    verdict is unsure, and a person listens.
 * 2. The opinion plays no part: no word is weighed by whether it is kind.
 * 3. Points come from what is named and where, less from length: a short review that is specific is worth more than a
 *    long one that is not.
 * 4. The lines add up to the points.
 */
import type { RatingType } from '../../contract/tracks.ts'
import { contentWords, type Transcript, wordsOf } from '../../speech/transcript.ts'
import { answersPrompt, asksForPicture, paintsPicture } from './prompt-answer.ts'
import { samenessOf } from './sameness.ts'
import { advert, comparison, elements, moment, music, perhapsMusic, suggestion } from './vocabulary.ts'

export type Said = {
  transcript: Transcript
  videoSeconds: number
  prompt: string
  ratingType: RatingType | null
  trackTitle: string
  artistName: string
  genre: string
  earlier: { text: string; own: boolean }[]
  ownTrack: boolean
  alreadyPaid: boolean
}
type Accepted = Pick<Said, 'videoSeconds' | 'prompt' | 'ownTrack' | 'alreadyPaid'> & { transcript: { text: string } }
export type Judgement = {
  verdict: 'unsure' | 'validated' | 'refused'
  reasons: string[]
  points: number
  lines: { points: number; text: string }[]
  couldHaveEarned: string[]
  engine: 'rules/1'
}

const POSTED = { points: 10, text: 'Posted a review' }
/** Below it the words are guesses. */
const UNDERSTOOD = 0.5
/** Above it a missing word was not said, rather than not heard. */
const CERTAIN = 0.7
const COPIED = 0.72
const LIKE_A_COPY = 0.6

export function judgeReview(said: Said): Judgement {
  const doubt = findDoubt(said)
  if (doubt?.verdict === 'refused') return answer('refused', [doubt.reason], [], [])
  const unpaid = whyUnpaid(said)
  if (doubt) return answer('unsure', [doubt.reason], unpaid ? [{ points: 0, text: unpaid }] : [POSTED], [])
  return acceptReview(said)
}

/** What a review earns that counts, whoever decided so. */
export function acceptReview(said: Accepted): Judgement {
  const unpaid = whyUnpaid(said)
  if (unpaid) return answer('validated', [], [{ points: 0, text: unpaid }], [])
  const { lines, more } = countPoints(said)
  return answer('validated', [], [POSTED, ...lines], more)
}

const whyUnpaid = ({ ownTrack, alreadyPaid }: Pick<Said, 'ownTrack' | 'alreadyPaid'>) =>
  ownTrack
    ? 'A review of your own track earns none'
    : alreadyPaid
      ? 'Another review of yours on this track has earned already'
      : undefined

function answer(
  verdict: Judgement['verdict'],
  reasons: string[],
  lines: Judgement['lines'],
  couldHaveEarned: string[],
): Judgement {
  const points = lines.reduce((sum, line) => sum + line.points, 0)
  return { verdict, reasons, points, lines, couldHaveEarned, engine: 'rules/1' }
}

type Doubt = { verdict: 'refused' | 'unsure'; reason: string }
const refused = (reason: string): Doubt => ({ verdict: 'refused', reason })
const unsure = (reason: string): Doubt => ({ verdict: 'unsure', reason })

/** The first thing that stands against it, in the order in which a listener would notice. */
function findDoubt({ transcript, prompt, earlier, trackTitle, artistName }: Said): Doubt | undefined {
  const text = transcript.text.toLowerCase()
  const words = wordsOf(text)
  const content = contentWords(text)
  const { voiceSeconds, confidence } = transcript

  if (!words.length && voiceSeconds < 1)
    return refused('We heard no speech in this recording. Check your microphone, and say what you hear in the song.')
  if (!words.length || confidence < UNDERSTOOD)
    return unsure('We could not understand enough of the words. Somebody will listen; you need not do anything.')
  if (transcript.language && !/^en/i.test(transcript.language))
    return unsure('We judge only English by ourselves so far. Somebody will listen; you need not do anything.')

  const missed = words.length < voiceSeconds * 0.8
  const named = nameElements(text)
  const distinct = new Set(content).size
  if (words.length < 4 || distinct < 2 || (!words.some(isElement) && distinct < 4))
    return missed
      ? unsure('We understood only a few of the words. Somebody will listen; you need not do anything.')
      : refused('This was too short to be of use. Name one thing you hear, and say what it does.')

  const copy = findCopy(text, words.length, earlier)
  if (copy) return copy
  if (samenessOf(text, prompt) > 0.8 && words.length < wordsOf(prompt).length * 1.5)
    return refused('This is the prompt itself. Answer it in your own words.')
  if (words.length >= 5 && words.filter(isElement).length > words.length * 0.6 && named.length > 2)
    return refused('This is a list of words. Say what they do in this song.')

  const aboutness = measureAbout(text, named, trackTitle, artistName)
  if (advert.test(text) && aboutness < 3 && confidence >= CERTAIN)
    return refused('This advertises instead of talking about the music.')
  if (aboutness < 1) {
    if (asksForPicture(prompt) && paintsPicture(text)) return
    return confidence >= CERTAIN && distinct >= 5 && !missed
      ? refused('This does not talk about the music. Name something you hear: the drums, the voice, a moment.')
      : unsure('We could not tell that this is about the music. Somebody will listen; you need not do anything.')
  }
  // A long story with one word about the song in it.
  if (distinct >= 25 && aboutness / distinct < 0.06)
    return unsure('Most of this does not seem to be about the music. Somebody will listen; you need not do anything.')
}

function findCopy(text: string, length: number, earlier: Said['earlier']): Doubt | undefined {
  let close = false
  for (const before of earlier) {
    // Two people may well say the same five words; one person saying them of every track is a stamp.
    if (length < (before.own ? 5 : 8)) continue
    const sameness = samenessOf(text, before.text.toLowerCase())
    if (sameness >= COPIED)
      return refused(
        before.own
          ? 'You have said nearly the same in an earlier review. Say what is particular to this track.'
          : 'Somebody has said nearly the same in an earlier review. Say it in your own words.',
      )
    close ||= sameness >= LIKE_A_COPY
  }
  return close
    ? unsure('This is much like an earlier review. Somebody will listen; you need not do anything.')
    : undefined
}

const isElement = (word: string) => elements.some(({ sure, perhaps }) => sure.test(word) || perhaps?.test(word))

/** Names for certain, and names that a certain one, or a word like "song", makes likely. */
function nameElements(text: string): string[] {
  const certain = elements.filter(({ sure }) => sure.test(text))
  const likely = elements.filter((element) => !certain.includes(element) && element.perhaps?.test(text))
  const context = certain.length > 0 || music.test(text) || likely.length > 1
  return [...certain, ...(context ? likely : [])].map(({ name }) => name)
}

function measureAbout(text: string, named: string[], title: string, artist: string): number {
  const mentions = (pattern: RegExp) => text.match(new RegExp(pattern.source, 'g'))?.length ?? 0
  const of = [title, artist].filter((name) => name.length > 3 && text.includes(name.toLowerCase())).length
  return named.length + mentions(music) + of + mentions(perhapsMusic) / 2
}

type Scored = { lines: Judgement['lines']; more: string[] }

function countPoints({ transcript, videoSeconds, prompt }: Accepted): Scored {
  const text = transcript.text.toLowerCase()
  const distinct = new Set(contentWords(text)).size
  const lines: Judgement['lines'] = []
  const more: string[] = []
  const give = (points: number, text: string) => points > 0 && lines.push({ points, text })

  const length = [8, 14, 22, 32].filter((least) => distinct >= least).length
  give(length, `${Math.round(videoSeconds)} seconds, ${distinct} different words`)

  const named = nameElements(text)
  give(Math.min(3, named.length) * 2, `named ${listOf(named.slice(0, 3))}`)

  const where = moment.test(text)
  const alike = comparison.test(text)
  const wish = suggestion.test(text)
  const specifics = [where && 'where in the song', alike && 'what it is like', wish && 'what to change or keep']
  const said = specifics.filter((one) => one !== false)
  give(Math.min(6, (where ? 3 : 0) + (alike ? 2 : 0) + (wish ? 2 : 0)), `said ${listOf(said)}`)

  const answered = answersPrompt(text, prompt)
  give(answered ? 4 : 0, 'answered the prompt')

  if (!where) more.push('Saying where in the song would have earned more.')
  if (named.length < 3)
    more.push('Naming more of what you hear (the drums, the voice, the mix) would have earned more.')
  if (!answered) more.push('Answering the prompt would have earned more.')
  if (where && !alike && !wish) more.push('Saying what it is like, or what you would change, would have earned more.')
  if (length < 2) more.push('A few more words of your own would have earned more.')
  return { lines, more: more.slice(0, 3) }
}

const listOf = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
