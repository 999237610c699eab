export type Person = {
  voice: { name: 'rms' | 'slt' | 'awb' | 'kal16'; pitch: number; stretch: number }
  skin: string
  hair: string
  cut: 'bob' | 'afro' | 'bun' | 'crop' | 'parted' | 'bald' | 'curls' | 'buns' | 'beanie'
  beard?: 'full' | 'moustache' | 'stubble'
  glasses?: string
  top: string
  trim: string
  collar: 'crew' | 'shirt' | 'hood' | 'bow' | 'scarf'
  headphones: string
  /** Face width and height against the usual. */
  build: [number, number]
  room: {
    wall: string
    light: string
    things: ('shelf' | 'lamp' | 'picture' | 'plant' | 'window' | 'records' | 'lights' | 'speaker')[]
  }
}

export const people: Record<string, Person> = {
  thetwelfthbar: {
    voice: { name: 'kal16', pitch: 1, stretch: 1.08 },
    skin: '#b9794f',
    hair: '#1d1512',
    cut: 'crop',
    beard: 'full',
    glasses: '#1a1c20',
    top: '#2f5d73',
    trim: '#e8e2d2',
    collar: 'shirt',
    headphones: '#17191d',
    build: [1, 1],
    room: { wall: '#5d6b78', light: '#ffdca0', things: ['shelf', 'lamp', 'picture'] },
  },
  lowendlarry: {
    voice: { name: 'rms', pitch: 0.93, stretch: 1.05 },
    skin: '#eeb898',
    hair: '#b4562a',
    cut: 'bald',
    beard: 'full',
    top: '#24262c',
    trim: '#e0483e',
    collar: 'crew',
    headphones: '#c9ccd1',
    build: [1.12, 1],
    room: { wall: '#3f4650', light: '#ff9d6e', things: ['speaker', 'lights', 'picture'] },
  },
  gravyonvinyl: {
    voice: { name: 'awb', pitch: 0.97, stretch: 1.1 },
    skin: '#7a4a30',
    hair: '#17110f',
    cut: 'afro',
    top: '#d9a02c',
    trim: '#7c4a12',
    collar: 'crew',
    headphones: '#f0ece2',
    build: [1, 1.02],
    room: { wall: '#87604d', light: '#ffd9a8', things: ['records', 'lamp', 'plant'] },
  },
  snaredetective: {
    voice: { name: 'slt', pitch: 1, stretch: 1.08 },
    skin: '#f0c7a4',
    hair: '#14131a',
    cut: 'bob',
    top: '#b99d75',
    trim: '#efe4d0',
    collar: 'shirt',
    headphones: '#22252b',
    build: [0.96, 1],
    room: { wall: '#98a9a4', light: '#ffffff', things: ['window', 'plant', 'shelf'] },
  },
  quietquentin: {
    voice: { name: 'rms', pitch: 1.03, stretch: 1.12 },
    skin: '#e9bfa3',
    hair: '#8d8f94',
    cut: 'parted',
    glasses: '#6b4a2b',
    top: '#37424a',
    trim: '#9cb0a8',
    collar: 'scarf',
    headphones: '#2b2420',
    build: [0.94, 1.06],
    room: { wall: '#33383f', light: '#ffc97a', things: ['lamp', 'picture', 'shelf'] },
  },
  dorislikesit: {
    voice: { name: 'slt', pitch: 0.94, stretch: 1.12 },
    skin: '#f2c9b1',
    hair: '#e9e6e1',
    cut: 'bun',
    glasses: '#b03a5b',
    top: '#8f6fb0',
    trim: '#f4e6f0',
    collar: 'shirt',
    headphones: '#f4f1ea',
    build: [1.05, 0.98],
    room: { wall: '#d8c7a6', light: '#fff3d6', things: ['window', 'plant', 'picture'] },
  },
  sirhumsalot: {
    voice: { name: 'awb', pitch: 1.04, stretch: 1.08 },
    skin: '#c98f66',
    hair: '#2a1c14',
    cut: 'parted',
    beard: 'moustache',
    top: '#6d2336',
    trim: '#f0d9a8',
    collar: 'bow',
    headphones: '#3a2a22',
    build: [0.98, 1.04],
    room: { wall: '#486058', light: '#ffe2ad', things: ['picture', 'lamp', 'records'] },
  },
  captaincrossfade: {
    voice: { name: 'rms', pitch: 1.08, stretch: 1.06 },
    skin: '#d9a178',
    hair: '#3b2a1e',
    cut: 'beanie',
    beard: 'stubble',
    top: '#e9ecef',
    trim: '#2456a8',
    collar: 'crew',
    headphones: '#d23b30',
    build: [1.02, 1],
    room: { wall: '#4d7590', light: '#dff3ff', things: ['window', 'speaker', 'picture'] },
  },
  mabelloud: {
    voice: { name: 'slt', pitch: 0.97, stretch: 1.1 },
    skin: '#8a5537',
    hair: '#b9b6b3',
    cut: 'curls',
    glasses: '#d3272f',
    top: '#2e8b7d',
    trim: '#f2c94c',
    collar: 'scarf',
    headphones: '#1f2023',
    build: [1, 0.98],
    room: { wall: '#a86b55', light: '#ffe6c4', things: ['shelf', 'shelf', 'lamp'] },
  },
  poppysocket: {
    voice: { name: 'slt', pitch: 1.1, stretch: 1.08 },
    skin: '#f4cdb4',
    hair: '#e0568c',
    cut: 'buns',
    top: '#3fb5c4',
    trim: '#fff6d8',
    collar: 'hood',
    headphones: '#ffffff',
    build: [0.97, 0.97],
    room: { wall: '#7d6aa8', light: '#ffd0ea', things: ['lights', 'picture', 'plant'] },
  },
}
