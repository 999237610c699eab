import { describe, expect, test } from 'vitest'
import { promptPools } from '../../contract/prompts.ts'
import type { Transcript } from '../../speech/transcript.ts'
import { judgeReview, type Said } from './rules.ts'

const heard = (text: string, over: Partial<Transcript> = {}): Transcript => ({
  text,
  words: [],
  engine: 'test',
  confidence: 0.9,
  voiceSeconds: text.split(/\s+/).filter(Boolean).length / 2.5,
  seconds: 20,
  language: 'en',
  ...over,
})
const judge = (text: string, over: Partial<Said> = {}, transcript: Partial<Transcript> = {}) =>
  judgeReview({
    transcript: heard(text, transcript),
    videoSeconds: 20,
    prompt: 'What would you change before release, and what would you leave alone?',
    ratingType: 'FIRE',
    trackTitle: 'Fuse Box',
    artistName: 'Auntie Voltage',
    genre: 'Electronic',
    earlier: [],
    ownTrack: false,
    alreadyPaid: false,
    ...over,
  })
const PLACE = { prompt: 'If this song were a place, what would you see when you walk in?' }

describe('a review that speaks about the music counts', () => {
  test.each<[said: string, least: number, over?: Partial<Said>]>([
    ['The snare is too loud in the second verse.', 17],
    ['Bass too loud, vocals buried, drums come in late.', 17],
    ['Drums come in at 0:12 and then it flies.', 15],
    ['Love the bass line, it walks like a cat on a fence.', 14],
    ['The hook should come sooner.', 14],
    ['I really love this song, it is so good, it makes me happy.', 10],
    ['This track bangs, no cap, the 808s are crazy and that drop is insane.', 14],
    ['Yo the flow on the second verse is mad, the beat just rides under it.', 17],
    ['Beat is good but vocal is not in the tune, she sing too much high for me.', 16],
    ['The melody it stay in my head since morning, very nice the guitar also.', 14],
    ['The guitars are like a wall and the singer leans on it in the last chorus.', 19],
    ['Honestly this is terrible, the mix is mud and the drums sound like wet cardboard.', 17],
    ['I hate the intro, it is thirty seconds of nothing, cut it and start with the riff.', 18],
    ['It is boring. The chords never change and the piano just plods on until the end.', 17],
    ['The lyrics are honest and the piano leaves them room to breathe.', 14],
    ['There is no drum kit and I did not miss it, the cello holds the low end.', 14],
    ['The organ only plays on the off beats, which makes me sway.', 14],
    ['A kitchen at midnight with the radio on, the saxophone is the neighbour who cannot sleep.', 16, PLACE],
    ['A greenhouse with the heating left on, everything is dripping and warm.', 14, PLACE],
    ['I see a beach at night with one lamp and the sea is very far away.', 14, PLACE],
    ['It is a waltz, three beats to the bar, and the steel guitar slides into every note.', 14],
    ['You can tell they recorded it in one take, the music breathes, it pushes and pulls.', 10],
    ['My foot was tapping before I knew that I was listening to the song.', 10],
    ['The high hat rolls are sick but the base is kind of muddy on my phone.', 16],
    ['I would bring the voice up and leave the reverb off it in the bridge.', 19],
  ])('“%s”', (said, least, over) => {
    const judgement = judge(said, over)
    expect(judgement).toMatchObject({ verdict: 'validated', reasons: [] })
    expect(judgement.points).toBeGreaterThanOrEqual(least)
    expect(judgement.points).toBeLessThanOrEqual(30)
  })
})

const LONG_REVIEW =
  'The bass walks in quarter notes under a muted trumpet and when the drums drop out in the middle the piano answers like an old friend on the phone'
const STAMP = 'Great beat and great vocals, I would add it to my playlist, keep it up artist'

describe('what does not speak about the music earns nothing and says why', () => {
  test.each<[said: string, why: RegExp, over?: Partial<Said>]>([
    ['', /no speech/],
    ['nice', /too short/],
    ['nice beat', /too short/],
    ['I love it', /too short/],
    ['good good good good good good good good', /too short/],
    ['hello hello can you hear me hello', /too short/],
    ['Today I went to the park with my dog and we bought ice cream for my mother.', /not talk about the music/],
    ['My exam is on Monday and chemistry is harder than physics if you ask my brother.', /not talk about the music/],
    ['Blah blah whatever I just want the points so here are some random sentences.', /not talk about the music/],
    ['beat bass vocals mix drums melody lyrics arrangement', /list of words/],
    ['drums, bass, vocals, chorus, melody, guitar, reverb', /list of words/],
    ['Subscribe and check out my channel, link in my bio, big giveaway this week.', /advertises/],
    ['Follow me for promo code and a discount, my new mixtape is out on Friday.', /advertises/],
    ['What would you change before release and what would you leave alone', /prompt itself/],
    [LONG_REVIEW, /earlier review/, { earlier: [{ text: LONG_REVIEW, own: false }] }],
    [
      LONG_REVIEW.replace('old friend', 'aunt').replace('quarter', 'crotchet'),
      /own words/,
      { earlier: [{ text: LONG_REVIEW, own: false }] },
    ],
    [`Well ${STAMP}`, /particular to this track/, { earlier: [{ text: STAMP, own: true }] }],
    [STAMP.slice(0, 40), /particular to this track/, { earlier: [{ text: STAMP, own: true }] }],
  ])('“%s”', (said, why, over) => {
    const judgement = judge(said, over)
    expect(judgement).toMatchObject({ verdict: 'refused', points: 0, lines: [] })
    expect(judgement.reasons.join()).toMatch(why)
  })
})

describe('nobody is refused because the words were not understood', () => {
  test.each<[said: string, transcript: Partial<Transcript>]>([
    ['the beach in charge of the best feels warm in the corps', { confidence: 0.42 }],
    ['today I went to the park with my dog and bought ice cream', { confidence: 0.6 }],
    ['thigh', { confidence: 0.3, voiceSeconds: 9 }],
    ['', { confidence: 0, voiceSeconds: 7 }],
    ['well the', { voiceSeconds: 12 }],
    ['o beach and good', { voiceSeconds: 14 }],
    ['el bajo me gusta mucho y la batería también', { language: 'es' }],
    ['oh oh oh yeah huh oh oh oh', { confidence: 0.14, voiceSeconds: 2.4 }],
  ])('“%s”', (said, transcript) => {
    const judgement = judge(said, {}, transcript)
    expect(judgement.verdict).toBe('unsure')
    expect(judgement.reasons.join()).toMatch(/Somebody will listen/)
    expect(judgement.points).toBe(10)
  })
})

test('a long story with one word about the song in it is left to a person', () => {
  const story = `${'This song is fine, anyway on Saturday we took the ferry to visit my cousin whose roof leaks, '}and her husband
    repaired bicycles while the children painted fences yellow, then lunch arrived, soup with barley, and grandmother
    told everybody about the flood of nineteen sixty, cows standing on tables, boats tied to chimneys`
  expect(judge(story).verdict).toBe('unsure')
})
test('two people may say the same few words', () => {
  const earlier = [{ text: 'The snare is too loud.', own: false }]
  expect(judge('The snare is too loud.', { earlier }).verdict).toBe('validated')
})
test('a copy is found although the recogniser heard some words differently', () => {
  const misheard = LONG_REVIEW.replace('walks', 'box')
    .replace('muted', 'moody')
    .replace('friend', 'fred')
    .replace('phone', 'fun')
  expect(judge(misheard, { earlier: [{ text: LONG_REVIEW, own: false }] }).verdict).toBe('refused')
})
test('two different reviews of the same things are no copies', () => {
  const other =
    'The trumpet is muted and the piano takes over when the drums drop out, I would keep the bass walking there like before'
  expect(judge(other, { earlier: [{ text: LONG_REVIEW, own: false }] }).verdict).toBe('validated')
})

describe('a kind and an unkind voice earn the same', () => {
  test.each([
    [
      'I love the drums in the second verse, they are brilliant',
      'I hate the drums in the second verse, they are awful',
    ],
    ['The mix is gorgeous and the voice sits perfectly', 'The mix is horrible and the voice sits terribly'],
    ['This song is wonderful, the melody lifts me', 'This song is dreadful, the melody annoys me'],
    ['The bass is warm like a blanket at the start', 'The bass is cold like a cellar at the start'],
  ])('“%s” / “%s”', (kind, unkind) => {
    expect(judge(unkind).points).toBe(judge(kind).points)
    expect(judge(unkind).lines).toEqual(judge(kind).lines)
  })
})

test('the lines add up, and begin with posting', () => {
  const judgement = judge(`${LONG_REVIEW}. I would keep the trumpet and bring the bass up.`)
  expect(judgement.lines[0]).toEqual({ points: 10, text: 'Posted a review' })
  expect(judgement.lines.reduce((sum, line) => sum + line.points, 0)).toBe(judgement.points)
  expect(judgement.points).toBe(28)
  expect(judgement.lines.map(({ text }) => text)).toEqual([
    'Posted a review',
    '20 seconds, 20 different words',
    'named the drums, the bass and the keys',
    'said where in the song, what it is like and what to change or keep',
    'answered the prompt',
  ])
})
test('thirty points can be reached', () => {
  const full = `${LONG_REVIEW}. I would keep the trumpet, bring the bass forward a little, shorten the quiet ending,
    and let those brushes whisper longer because they carry the whole room`
  expect(judge(full).points).toBe(30)
})
test('short and specific is worth more than long and general', () => {
  const short = judge('The snare is too loud in the second verse.')
  const long = judge(
    `I really enjoyed this song a whole lot, honestly everything about it feels wonderful, happy, colourful, exciting,
     and my friends enjoyed it also, everybody smiled, people talked, laughed, cheered, and nobody wanted to leave early`,
  )
  expect(short.points).toBeGreaterThan(long.points)
})
test('saying it ten times is worth no more than saying it once', () => {
  const once = 'The snare is too loud in the second verse. '
  expect(judge(once.repeat(10)).points).toBe(judge(once).points)
})
test('what would have earned more is named', () => {
  expect(judge('I really love this song, it is so good, it makes me happy.').couldHaveEarned).toContain(
    'Saying where in the song would have earned more.',
  )
  expect(judge('The hook should come sooner.').couldHaveEarned.length).toBeLessThanOrEqual(3)
})
test('a review of one’s own track, and a second one of the same track, count without points', () => {
  for (const over of [{ ownTrack: true }, { alreadyPaid: true }]) {
    const judgement = judge(LONG_REVIEW, over)
    expect(judgement).toMatchObject({ verdict: 'validated', points: 0 })
    expect(judgement.lines).toHaveLength(1)
  }
})
test('every prompt can be answered', () => {
  const answer =
    'At the start the bass sounds like a slow train at night because the drums wait, and I would keep that in the chorus'
  for (const prompt of new Set(Object.values(promptPools).flat()))
    expect(
      judge(answer, { prompt }).lines.map(({ text }) => text),
      prompt,
    ).toContain('answered the prompt')
})
