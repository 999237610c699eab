import type { Account } from './artists.ts'
import { pick, randomFrom } from './synth/random.ts'

/** Those who also review on video; their names are written by hand. */
export const reviewers: Account[] = [
  {
    username: 'mabelloud',
    displayName: 'Mabel Loud',
    bio: 'Retired librarian. I have forty years of noise to catch up on.',
  },
  {
    username: 'gravyonvinyl',
    displayName: 'Gravy on Vinyl',
    bio: 'Bass first, opinions second, roast potatoes third.',
  },
  { username: 'sirhumsalot', displayName: 'Sir Humsalot', bio: 'If I am humming it at the bus stop, you have won.' },
  { username: 'thetwelfthbar', displayName: 'The Twelfth Bar', bio: 'I count bars. Somebody has to.' },
  {
    username: 'dorislikesit',
    displayName: 'Doris Likes It',
    bio: 'I usually like it. When I do not, I say so with cake.',
  },
  { username: 'snaredetective', displayName: 'Snare Detective', bio: 'Two and four. I will find it.' },
  {
    username: 'poppysocket',
    displayName: 'Poppy Socket',
    bio: 'Headphones on since breakfast. Choruses only, please.',
  },
  {
    username: 'captaincrossfade',
    displayName: 'Captain Crossfade',
    bio: 'Sailing from one track to the next without a gap.',
  },
  { username: 'lowendlarry', displayName: 'Low End Larry', bio: 'My neighbours know your bass line too.' },
  { username: 'quietquentin', displayName: 'Quiet Quentin', bio: 'I listen in the dark and take notes in pencil.' },
]

const moods = [
  'Soggy',
  'Brisk',
  'Nocturnal',
  'Polite',
  'Crumbly',
  'Wobbly',
  'Velvet',
  'Sunday',
  'Reluctant',
  'Magnificent',
]
const things = [
  'Teapot',
  'Pelican',
  'Cardigan',
  'Radish',
  'Lampshade',
  'Otter',
  'Trombone',
  'Pancake',
  'Umbrella',
  'Moth',
]
const habits = [
  'Here for the drums.',
  'Here for the quiet bits.',
  'I rate everything before breakfast.',
  'Mostly folk, sometimes thunder.',
  'I only came for one song and that was in March.',
  'Choruses, please.',
  'I judge by the first four bars.',
  'Dancing badly since the beginning.',
]

function crowd(count: number): Account[] {
  const random = randomFrom(20)
  const seen = new Set<string>()
  while (seen.size < count) seen.add(`${pick(random, moods)} ${pick(random, things)}`)
  return [...seen].map((displayName) => ({
    username: displayName.toLowerCase().replace(' ', ''),
    displayName,
    bio: pick(random, habits),
  }))
}

export const listeners: Account[] = [...reviewers, ...crowd(52)]
