export type Hit =
  | 'kick'
  | 'snare'
  | 'rim'
  | 'clap'
  | 'hat'
  | 'open'
  | 'ride'
  | 'crash'
  | 'tom'
  | 'floor'
  | 'brush'
  | 'stir'
  | 'shaker'
  | 'snap'
  | 'stomp'

type Rows = Partial<Record<Hit, string>>

/** Notation as in manners.ts. */
export type Groove = {
  bars: readonly Rows[]
  fill?: Rows
  /** Struck where a part of the song begins. */
  crash?: boolean
  /** Seconds the back-beat is late. */
  drag?: number
}

export const grooves: Record<string, Groove> = {
  lazy: {
    bars: [
      { kick: 'X......x..X.....', snare: '....X.......X..g', hat: 'x.o.x.o.x.o.x.oo' },
      { kick: 'X......x.xX.....', snare: '....X..g....X...', hat: 'x.o.x.o.x.o.x.o.', open: '..............o.' },
    ],
    fill: { kick: 'X......x..X.....', snare: '....X..g.g..X.xx', hat: 'x.o.x.o.x.......' },
    drag: 0.018,
  },
  'boom bap': {
    bars: [
      { kick: 'X.x.......X.....', snare: '....X..g....X...', hat: 'x.o.x.o.x.o.x.o.' },
      { kick: 'X.x....x..X..x..', snare: '....X..g.g..X..g', hat: 'x.o.x.o.x.oox.o.' },
    ],
    fill: { kick: 'X.x.......X.X...', snare: '....X..g....X.xX', hat: 'x.o.x.o.x.......' },
    drag: 0.008,
  },
  'half time': {
    bars: [
      { kick: 'X.........x.....', snare: '........X.......', clap: '........x.......', hat: 'x.o.x.o.x.o.xrxr' },
      { kick: 'X.....x.....x...', snare: '........X.......', clap: '........x.......', hat: 'x.o.x.otx.o.x.o.' },
      { kick: 'X.........x...x.', snare: '........X.......', clap: '........x.......', hat: 'x.oox.o.x.o.ttxr' },
    ],
    fill: { kick: 'X.....x.........', snare: '........X..ox.XX', hat: 'x.o.x.o.x.o.....' },
    crash: true,
  },
  'four on the floor': {
    bars: [
      { kick: 'X...X...X...X...', clap: '....X.......X...', open: '..x...x...x...x.', shaker: 'x.ogx.ogx.ogx.og' },
      {
        kick: 'X...X...X...X..o',
        clap: '....X.......X...',
        open: '..x...x...x...x.',
        shaker: 'x.ogx.ogx.ogx.og',
        rim: '...o..o....o..o.',
      },
    ],
    fill: { kick: 'X...X...X.......', clap: '....X...x.x.xxXX', open: '..x...x.........' },
    crash: true,
  },
  'night drive': {
    bars: [
      { kick: 'X.......X.x.....', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
      { kick: 'X.......X.....x.', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x...', open: '..............x.' },
    ],
    fill: { kick: 'X.......X.......', snare: '....X.......X...', tom: '......x.x.xx....', floor: '..............XX' },
    crash: true,
  },
  drifting: {
    bars: [
      { kick: 'X.........o.....', rim: '......o.....o...', shaker: 'o.g.o.g.o.g.o.g.' },
      { kick: 'X..............o', rim: '....o.....o.....', shaker: 'o.g.o.g.o.g.o.gg' },
    ],
  },
  breakbeat: {
    bars: [
      { kick: 'X.........X.....', snare: '....X..g.g..X..g', hat: 'x.x.x.x.x.x.x.x.', ride: 'o...o...o...o...' },
      { kick: 'X..x......X.....', snare: '....X..g.g....X.', hat: 'x.x.x.x.x.x.x.x.', ride: 'o...o...o...o...' },
    ],
    fill: { kick: 'X.........X.....', snare: '....X.gx.xg.XxxX', hat: 'x.x.x.x.x.......' },
    crash: true,
  },
  'slow jam': {
    bars: [
      { kick: 'X......x..x.....', snap: '....X.......X...', snare: '............o...', hat: 'o.oxo.o.oxo.o.or' },
      { kick: 'X.....x....x....', snap: '....X.......X...', snare: '............o...', hat: 'o.o.o.oxo.o.oxo.' },
    ],
    fill: { kick: 'X......x........', snap: '....X.......X...', snare: '..........o.x.gg', hat: 'o.oxo.o.oto.....' },
  },
  'neo soul': {
    bars: [
      { kick: 'X..x......x..x..', snare: '....X..g.g..X..g', hat: 'x.xox.x.x.xox.x.' },
      { kick: 'X..x...x..x.....', snare: '....X..g....X.g.', hat: 'x.xox.xox.x.x...', open: '..............o.' },
    ],
    fill: { kick: 'X..x......x.....', snare: '....X..g.gx.x.xx', hat: 'x.xox.x.........' },
    drag: 0.024,
  },
  pop: {
    bars: [
      {
        kick: 'X.....x.X.......',
        clap: '....X.......X...',
        snare: '....x.......x...',
        hat: 'x.o.x.o.x.o.x.o.',
        shaker: 'ogxgogxgogxgogxg',
      },
      {
        kick: 'X.....x.X.x.....',
        clap: '....X.......X...',
        snare: '....x.......x...',
        hat: 'x.o.x.o.x.o.x...',
        open: '..............x.',
        shaker: 'ogxgogxgogxgogxg',
      },
    ],
    fill: { kick: 'X.....x.X...X...', snare: '....X...x.x.xxXX', clap: '....X.......X...' },
    crash: true,
  },
  disco: {
    bars: [
      { kick: 'X...X...X...X...', snare: '....X.......X...', hat: 'x.go..gox.go..go', open: '..x...x...x...x.' },
      {
        kick: 'X...X...X...X...',
        snare: '....X.......X..g',
        hat: 'x.go..gox.go..go',
        open: '..x...x...x...x.',
        clap: '....o.......o...',
      },
    ],
    fill: { kick: 'X...X...X...X...', snare: '....X...x.xxX.XX', open: '..x...x.........' },
    crash: true,
  },
  rock: {
    bars: [
      { kick: 'X.....x.X.......', snare: '....X.......X...', hat: 'X.x.X.x.X.x.X.x.' },
      { kick: 'X.....x.X.x.....', snare: '....X.......X..g', hat: 'X.x.X.x.X.x.X.x.' },
    ],
    fill: { kick: 'X.....x.X...X...', snare: '....X...xxx.....', tom: '...........xx...', floor: '.............XXX' },
    crash: true,
  },
  surf: {
    bars: [
      { kick: 'X.....x.X.......', snare: '....X.X.....X...', ride: 'X.x.X.x.X.x.X.x.' },
      { kick: 'X.....x.X.......', snare: '....X.X.....X...', ride: 'X.x.X.x.X.x.X.x.', tom: '..............x.' },
    ],
    fill: { kick: 'X...X...X...X...', snare: 'xoxoxoxo........', tom: '........xoxo....', floor: '............XxXx' },
    crash: true,
  },
  heavy: {
    bars: [
      { kick: 'X..x......X.....', snare: '....X.......X...', ride: 'X...x...X...x...' },
      { kick: 'X..x....X.X.....', snare: '....X.......X...', ride: 'X...x...X...x...' },
    ],
    fill: { kick: 'X..x............', snare: '....X...x.x.....', tom: '............x.x.', floor: '.............x.X' },
    crash: true,
  },
  swing: {
    bars: [
      { ride: 'X...X.x.X...X.x.', hat: '....x.......x...', kick: 'o...g...o...g...', snare: '..........g.....' },
      { ride: 'X...X.x.X...X.x.', hat: '....x.......x...', kick: 'g...g...g...g...', snare: '......g.......o.' },
      { ride: 'X...X.x.X...X.x.', hat: '....x.......x...', kick: 'g...g...g.....o.', snare: '..g.......o.....' },
    ],
    fill: { ride: 'X...X.x.X.......', hat: '....x.......x...', kick: 'g...g...g.......', snare: '........o.o.x.xo' },
  },
  ballad: {
    bars: [{ stir: 'x.......x.......', brush: '....x.......x...', kick: 'o.......g.......', ride: 'o...o.g.o...o.g.' }],
  },
  bossa: {
    bars: [
      { kick: 'x..oo..xx..oo..x', rim: 'X..x..x...x..x..', hat: 'o.o.o.o.o.o.o.o.' },
      { kick: 'x..oo..xx..oo..x', rim: '..x..x...X..x..x', hat: 'o.o.o.o.o.o.o.o.' },
    ],
  },
  train: {
    bars: [
      { kick: 'x.......x.......', brush: 'ogxgogXgogxgogXg', hat: '....o.......o...' },
      { kick: 'x.......x.......', brush: 'ogxgogXgogxgogXx', hat: '....o.......o...' },
    ],
    fill: { kick: 'x.......x.......', brush: 'ogxgxgXgxxxxXxXX' },
  },
  waltz: { bars: [{ kick: 'x...........', brush: '....x...x.g.', hat: '....o...o...' }] },
  'one drop': {
    bars: [
      { kick: '........X.......', rim: '........X.......', hat: 'x.o.x.o.x.o.x.oo' },
      { kick: '........X.......', rim: '........X....x..', hat: 'x.o.x.o.x.o.x.o.', open: '..............o.' },
    ],
    fill: { kick: '........X.......', snare: 'X..x..x.x.......', tom: '..........x.xx..', floor: '..............X.' },
    drag: 0.006,
  },
  parade: {
    bars: [
      { floor: 'X.......X.......', snare: 'xgggxgggxgxgXggg', crash: '................' },
      { floor: 'X.......X...X...', snare: 'xgggxgxgxgggXgrr' },
    ],
    fill: { floor: 'X.......X...X.X.', snare: 'xgxgxgxgrrrrX...' },
    crash: true,
  },
  stomp: {
    bars: [
      { stomp: 'X.......X.......', clap: '....X.......X...' },
      { stomp: 'X.......X.x.....', clap: '....X.......X.o.' },
    ],
  },
  eighths: { bars: [{ shaker: 'x.o.x.o.x.o.x.o.' }] },
  sixteenths: { bars: [{ shaker: 'xgogxgogxgogxgog' }] },
  'shaker waltz': { bars: [{ shaker: 'x.o.o.o.o.o.' }] },
}
