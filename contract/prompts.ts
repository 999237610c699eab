/**
 * What a reviewer is asked, by the rating they gave. Each one is answered by talking about the music: a moment, a
 * sound, a picture that it makes. None can be answered with yes or no. At most 90 characters: four lines on a phone.
 */
const fire = [
  'If this song were a place, what would you see when you walk in?',
  'Which four seconds would you play to someone who is about to skip it?',
  'Describe the room this song should be played in.',
  'What is the bass doing to you, and where do you feel it?',
  'Hum the part that is stuck in your head, then say why it stuck.',
  'Which sound in here would you steal, and what would you do with it?',
  'When did you know that you were staying? Name the moment.',
  'It plays over the end of a film. What just happened on screen?',
  'What do the drums do that other drums would not have dared?',
  'Which voice or instrument would you follow home, and why?',
  'You have one listener and ten seconds. Sell them this song.',
  'What do you hear the second time that you missed the first?',
  'Which song you love would sit right before this one, and why?',
  'What colour is this melody? Point to the note that gave it away.',
  'Describe the groove to somebody who has never danced.',
  'What does the artist understand about silence, or about noise?',
  'Which line or phrase landed hardest, and what carried it there?',
  'If the mix were a photograph, what is in focus and what is blurred?',
  'What time of night is this song, and which sound told you so?',
  'Explain the drop, or the chorus, to a friend who cannot hear it yet.',
  'Take one part away and it falls over. Which part?',
  'Who should hear this today, and which part will get them?',
  'What is the bravest choice in the arrangement?',
  'How does the end feel different from the beginning?',
  'What would the drummer and the singer argue about here?',
  'Tell the artist what to never change, even if a label asks.',
] as const

const better = [
  'What would you change before release, and what would you leave alone?',
  'Where did you drift off? Name the moment and what was missing.',
  'You have one hour in the studio with this. What do you touch first?',
  'Which sound is fighting which? Who should win?',
  'What is this song trying to be, and what is in its way?',
  'Mute one part. Which one, and what can we hear now?',
  'What does the beat need: more, less, later, or gone?',
  'If the vocals could move in the mix, where should they stand?',
  'Where is the hook hiding, and how would you let it out?',
  'Cut twenty seconds. Which twenty, and what does it win?',
  'Which song does this better? Say what it does that this one does not.',
  'What is the best idea in here that was left too small?',
  'What should happen right after the first chorus instead?',
  'How would you fix the low end if the bass were yours?',
  'Which instrument would you add, and where would it come in?',
  'Describe the intro you wanted. How would you open it?',
  'What would this gain at another tempo? Faster or slower?',
  'Which line or melody should be written again, and how?',
  'If the drums could take one note from you, what is it?',
  'What feeling did it promise, and at which point did it break that?',
  'Imagine it stripped to two instruments. Which two survive?',
  'What would make you play it a second time?',
  'Tell the producer one kind truth and one hard truth about the mix.',
  'Where should it get louder, and where should it hold its breath?',
  'What would you ask the artist to try tomorrow morning?',
  'Which ten seconds already work? Build a better song around them.',
] as const

/** NEEDS_WORK and TRASH ask the same: a poor rating is worth most when it says what would be better. */
export const promptPools: Record<'FIRE' | 'NEEDS_WORK' | 'TRASH', readonly string[]> = {
  FIRE: fire,
  NEEDS_WORK: better,
  TRASH: better,
}

/** One of the pool, never the one asked just before. `random` gives numbers from 0 up to, not including, 1. */
export function pickPrompt(pool: readonly string[], previous?: string, random: () => number = Math.random): string {
  const choices = pool.length > 1 ? pool.filter((prompt) => prompt !== previous) : pool
  const picked = choices[Math.floor(random() * choices.length)]
  if (picked === undefined) throw new Error('A pool of prompts holds at least one.')
  return picked
}
