import { wordsOf } from '../../speech/transcript.ts'
import { because, comparison, elements, moment, suggestion } from './vocabulary.ts'

/** What kinds of answer a prompt asks for, by its own words; each with what such an answer sounds like. */
const kinds: { asks: RegExp; answered: (text: string) => boolean }[] = [
  {
    asks: /\b(moment|four seconds|ten seconds|twenty|at which point|when did|where did|where should|second time|where would|right after|the end|the intro|the drop)\b/i,
    answered: (text) => moment.test(text),
  },
  {
    asks: /\b(sounds?|parts?|voice|instruments?|bass|drums?|drummer|beat|vocals|melody|mix|low end|groove|hook|arrangement|line|phrase|note|tempo|chorus|mute)\b/i,
    answered: (text) => elements.some(({ sure }) => sure.test(text)),
  },
  {
    asks: /\b(change|fix|cut|mute|needs?|add|again|touch|instead|gain|better|try|build|make you|studio|stripped|missing|louder|move|should)\b/i,
    answered: (text) => suggestion.test(text),
  },
  {
    asks: /\b(place|room|film|colour|night|photograph|never danced|cannot hear|like)\b/i,
    answered: (text) => comparison.test(text) || images.test(text),
  },
  {
    asks: /\b(why|sell|who should|tell the|understand|bravest|different|argue|trying to be|feeling|idea|wanted)\b/i,
    answered: (text) => because.test(text) || suggestion.test(text),
  },
]

/** A picture in answer to "if this song were a place". */
const images =
  /\b(room|kitchen|street|road|house|garden|greenhouse|forest|beach|sea|river|city|club|church|bar|car|bus|train|station|window|rain|snow|sun|sunset|sunrise|night|morning|midnight|evening|summer|winter|autumn|spring|light|dark|blue|red|green|yellow|orange|purple|black|white|grey|gold|film|movie|scene|desert|mountains?|basement|rooftop|parade|party|dream|dust|smoke|wood|glass|warehouse|library|kettle|field|farm|moon)\b/

const GENERAL = new Set('song music track hear sound part moment what which where tell name say'.split(' '))

/** Prompts that are answered by a picture: such an answer need not name anything that sounds. */
export const asksForPicture = (prompt: string) => /\b(place|room|film|colour|time of night|photograph)\b/i.test(prompt)

export const paintsPicture = (text: string) => comparison.test(text) || images.test(text)

/** Whether what was said goes into what was asked: an answer of the right kind, or two of the prompt's own words. */
export function answersPrompt(text: string, prompt: string): boolean {
  if (kinds.some(({ asks, answered }) => asks.test(prompt) && answered(text))) return true
  const asked = new Set(wordsOf(prompt).filter((word) => word.length > 4 && !GENERAL.has(word)))
  return new Set(wordsOf(text).filter((word) => asked.has(word))).size >= 2
}
