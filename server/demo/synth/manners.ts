/**
 * How parts are played, a bar a string and a sixteenth a character; several bars take turns. `-` holds, `.` rests.
 * Chords: X and x strike the whole voicing, digits one of its notes. Bass: R root, 3, 5, 7, 8 octave, `a` leads into
 * the next root. Melody: X and x are notes of the motif. Drums: X loud, x, o, g ghost, r two hits, t three.
 */
export type Comp = {
  bars: readonly string[]
  /** For three beats to the bar. */
  three?: readonly string[]
  voices: number
  centre: number
  /** Seconds between the notes of one chord. */
  strum?: number
  /** Single notes sound on until the chord changes. */
  ring?: boolean
}

export const comps: Record<string, Comp> = {
  held: { bars: ['X---------------'], three: ['X-----------'], voices: 4, centre: 60 },
  stabs: { bars: ['X--...x-..X-....', 'X--...x-..X-..x-'], voices: 4, centre: 62 },
  'house stabs': { bars: ['X-.X-.X-..X-.X..', 'X-.X-.X-..X-X-..'], voices: 4, centre: 63 },
  'slow jam': { bars: ['X-------..x-x---', 'X------x--x-----'], voices: 4, centre: 61, strum: 0.018 },
  syncopated: { bars: ['X--x--x---x--x--', 'X--x--x---x-x-x-'], voices: 4, centre: 63, strum: 0.006 },
  chops: { bars: ['..X...X...X..xX.', '..X...X.x.X...X.'], voices: 3, centre: 65, strum: 0.008 },
  chugging: { bars: ['X-x.x.X-x.x.X-x.', 'X-x.x.x.X-x.X-X-'], voices: 3, centre: 46, strum: 0.004 },
  open: { bars: ['X-----------X---', 'X-------X-------'], voices: 3, centre: 45, strum: 0.01 },
  picked: { bars: ['0-2-3-1-2-3-2-1-'], voices: 4, centre: 62, ring: true },
  'boom chick': { bars: ['....X-......X-..', '....X-......X-x-'], voices: 4, centre: 62, strum: 0.012 },
  waltz: { bars: ['....X-......X-..'], three: ['....X---x---'], voices: 4, centre: 61, strum: 0.014 },
  comping: {
    bars: ['X-----x-........', '......X-......x-', '....x-....X-....', 'X-..........X-..'],
    voices: 4,
    centre: 60,
  },
  rolled: { bars: ['X---------X-----', 'X-------X-----x-'], voices: 5, centre: 60, strum: 0.055 },
  bossa: { bars: ['X-..X-.X-...X-..', '..X-..X-.X-..X..'], voices: 4, centre: 58, strum: 0.01 },
  fingerpicked: {
    bars: ['0-3-1-4-2-3-1-3-', '0-3-1-4-2-4-1-3-'],
    three: ['0-2-4-3-2-3-', '0-2-3-4-3-2-'],
    voices: 5,
    centre: 57,
    ring: true,
  },
  strummed: { bars: ['X---X-x---x-X-x-', 'X---X-xx--x-X-xx'], voices: 5, centre: 58, strum: 0.011 },
  ripple: { bars: ['0-2-4-3-1-3-5-4-', '0-3-2-4-1-3-2-5-'], voices: 6, centre: 70, ring: true },
  étude: { bars: ['0213243543532421', '0213243545342312'], voices: 6, centre: 60, ring: true },
  'inner voices': { bars: ['x-x-x-x-x-x-x-x-', 'x---x-x-x---x-x-'], voices: 2, centre: 60 },
  'waltz arpeggio': {
    bars: ['0-1-2-3-4-3-2-1-'],
    three: ['0-1-2-3-4-3-', '0-2-3-4-5-3-'],
    voices: 6,
    centre: 66,
    ring: true,
  },
  'off-beat': { bars: ['..X-..X-..X-..X-'], voices: 4, centre: 64 },
  picking: { bars: ['0123012301230213', '0213021302130123'], voices: 4, centre: 65, ring: true },
}

export const basses: Record<string, { bars: readonly string[]; three?: readonly string[] }> = {
  lazy: { bars: ['R---..R-..5-....', 'R---....8-..R-a-'] },
  'boom bap': { bars: ['R--R......R-5-..', 'R--R..8-..R-..a-'] },
  long: { bars: ['R---------......', 'R-----R-----....', 'R---------R-....', 'R-----------R-..'] },
  'off-beat': { bars: ['R-R-..R-..R-..8-', 'R-R-..R-..R-8-R-'] },
  driving: { bars: ['R-R-R-R-R-R-R-R-', 'R-R-R-R-R-R-R-a-'] },
  'whole notes': { bars: ['R---------------'], three: ['R-----------'] },
  rolling: { bars: ['R-----R---..5-..', 'R---..R-..8---a-'] },
  'slow jam': { bars: ['R-------..R-..5-', 'R-----..R-----a-'] },
  busy: { bars: ['R-.R..8-.R5-.7..', 'R--.8-.R..5-7-a-'] },
  pop: { bars: ['R--R--R-R--R--R-', 'R--R--R-R--R5-a-'] },
  octaves: { bars: ['R-8-R-8-R-8-R-8-', 'R-8-R-8-R-8-5-a-'] },
  'boom chick': { bars: ['R---....5---....', 'R---....5---..a-'] },
  waltz: { bars: ['R---....5---....'], three: ['R-------....', 'R-----..5-a-'] },
  walking: { bars: ['R---3---5---a---', 'R---5---3---a---', 'R---8---5---a---', 'R---3---5---8---'] },
  'two feel': { bars: ['R-----..5-----a-', 'R------.5---..5-'] },
  bossa: { bars: ['R-----5-5-----R-', 'R-----5-5-----a-'] },
  dub: { bars: ['R-..R-5-..8-5-..', 'R--...5-8-..R-a-'] },
  striding: { bars: ['R---5---3---5---', 'R---8---5---a---'] },
}

export type Tune = {
  cells: readonly string[]
  three?: readonly string[]
  centre: number
  /** Widest step of the motif, in notes of the scale. */
  leap: number
}

export const tunes: Record<string, Tune> = {
  sparse: { cells: ['X--x--x-----....', '....x-x-x-----..', 'X-----..x-x-----'], centre: 72, leap: 3 },
  singing: {
    cells: ['X-----x-x---x---', 'x---x-x-x-------', 'X-------x-x-x---'],
    three: ['X-----x-x---', 'X---x---x---', 'X-------x-x-', 'X-----------'],
    centre: 72,
    leap: 2,
  },
  hook: { cells: ['X-.x-.x-..x-x-..', 'x-x-..x-x-..X---', 'X-x-x--x--x-....'], centre: 73, leap: 2 },
  restless: { cells: ['X-.x..x-.x..x-x.', 'x.x..x.x..x.x.x.', 'X..x..x.x..x..x.'], centre: 74, leap: 3 },
  swinging: {
    cells: ['..x-x-x-x-x-x---', 'X-----x-....x-x-', 'x-x-x-x---....x-', 'x-x-x-x-x-x-x-x-'],
    centre: 70,
    leap: 2,
  },
  reel: { cells: ['X-xxx-x-x-xxx-x-', 'x-x-xxx-x-x-x-xx', 'X-xxx-xxx-x-x---'], centre: 74, leap: 1 },
  stately: { cells: ['X---x---x-x-x---', 'X-----x-x---x---', 'x-x-x-x-x---x---'], centre: 76, leap: 2 },
  counterpoint: { cells: ['..x-x-x-x---x-x-', 'x---..x-x-x-x---', '..x---x-x-x-x-x-'], centre: 69, leap: 2 },
  answers: {
    cells: ['..........x-x-x-', 'x---......x-x---', '........x-x-x-x-'],
    three: ['......x-x-x-', 'x---........', '....x-x-x---'],
    centre: 76,
    leap: 2,
  },
}
