/** What is said, word for word: each statement about the track can be heard in it (see server/demo/catalogue.ts). */
export type Saying = {
  slug: string
  reviewer: string
  prompt: string
  ratingType: 'FIRE' | 'NEEDS_WORK' | 'TRASH'
  text: string
}

export const sayings: Saying[] = [
  {
    slug: 'late-bus-sermon',
    reviewer: 'thetwelfthbar',
    ratingType: 'FIRE',
    prompt: 'If this song were a place, what would you see when you walk in?',
    text: 'I see the last bus home at night. The electric piano waits alone, then the drums and the round bass come in after six seconds, and the whole thing swings.',
  },
  {
    slug: 'fuse-box',
    reviewer: 'lowendlarry',
    ratingType: 'FIRE',
    prompt: 'What is the bass doing to you, and where do you feel it?',
    text: 'I feel the bass in my chest. There is a kick drum on every beat, and everything else goes down under it, like the whole room is breathing.',
  },
  {
    slug: 'puddle-standard',
    reviewer: 'gravyonvinyl',
    ratingType: 'FIRE',
    prompt: 'Which voice or instrument would you follow home, and why?',
    text: 'I would follow the bass home. It walks in quarter notes under the trumpet, and when the drums drop out at eighteen seconds, it carries the whole band.',
  },
  {
    slug: 'custard-first',
    reviewer: 'snaredetective',
    ratingType: 'NEEDS_WORK',
    prompt: 'Which sound is fighting which? Who should win?',
    text: 'The heavy guitars on the left and on the right are fighting the lead guitar. It comes in at eleven seconds, and I would turn the others down so that it can win.',
  },
  {
    slug: 'tell-it-to-the-pond',
    reviewer: 'quietquentin',
    ratingType: 'FIRE',
    prompt: 'What does the artist understand about silence, or about noise?',
    text: 'There are no drums at all, and I did not miss them. The strings and the flute leave near the end, and it feels like the water is going still.',
  },
  {
    slug: 'goose-road',
    reviewer: 'dorislikesit',
    ratingType: 'FIRE',
    prompt: 'Describe the groove to somebody who has never danced.',
    text: 'People stamp and clap instead of a drum kit. It feels like a party in a kitchen, where the fiddle runs faster than your feet.',
  },
  {
    slug: 'my-tractor-is-a-good-listener',
    reviewer: 'sirhumsalot',
    ratingType: 'FIRE',
    prompt: 'When did you know that you were staying? Name the moment.',
    text: 'I knew it when the fiddle came in at thirteen seconds. Before that the brushes sound like a train, and the bass walks along like an old friend.',
  },
  {
    slug: 'biscuit-dub',
    reviewer: 'captaincrossfade',
    ratingType: 'FIRE',
    prompt: 'What do the drums do that other drums would not have dared?',
    text: 'The kick drum waits for the third beat, and the organ plays only in between. It leaves a hole in the middle of the music, and I fall right into it.',
  },
  {
    slug: 'watched-kettle',
    reviewer: 'mabelloud',
    ratingType: 'FIRE',
    prompt: 'How does the end feel different from the beginning?',
    text: 'It opens with only the piano, running very fast. The strings come in half way, and near the end the high notes leave, as if the water had boiled.',
  },
  {
    slug: 'sorry-about-the-glitter',
    reviewer: 'poppysocket',
    ratingType: 'NEEDS_WORK',
    prompt: 'What would you change before release, and what would you leave alone?',
    text: 'I would leave the claps alone, they are great. But the same four chords go round and round, so I would change one of them in the last part of the song.',
  },
  {
    slug: 'lid',
    reviewer: 'snaredetective',
    ratingType: 'TRASH',
    prompt: 'Where did you drift off? Name the moment and what was missing.',
    text: 'I drifted off at the start. It is slow and heavy, and I have to wait six seconds for the drums. I would begin with the heavy guitar instead.',
  },
  {
    slug: 'form-27b',
    reviewer: 'captaincrossfade',
    ratingType: 'FIRE',
    prompt: 'What time of night is this song, and which sound told you so?',
    text: 'It is three in the morning. The bass rolls under a fast broken beat, and the electric piano at the start sounds like an empty train station.',
  },
]
