export type Account = { username: string; displayName: string; bio: string }

export const artists: Account[] = [
  {
    username: 'professorsnackbar',
    displayName: 'Professor Snackbar',
    bio: 'Beats made between the crisps and the till. Tenured in nothing. Tell me where the drums drag.',
  },
  {
    username: 'auntievoltage',
    displayName: 'Auntie Voltage',
    bio: 'I knit with patch cables. Every synth in this house has a name and a cosy.',
  },
  {
    username: 'tinybureaucrat',
    displayName: 'Tiny Bureaucrat',
    bio: 'Pop songs in triplicate. Please allow four to six choruses for delivery.',
  },
  {
    username: 'gravelandcustard',
    displayName: 'Gravel & Custard',
    bio: 'Two people, one shed, three working strings. Loud first, pudding after.',
  },
  {
    username: 'velourtoaster',
    displayName: 'Velour Toaster',
    bio: 'Slow jams, browned evenly on both sides. Turn the lights down and mind the crumbs.',
  },
  {
    username: 'damptrumpets',
    displayName: 'The Damp Trumpets',
    bio: 'A jazz band that only rehearses in the rain. We dry off by the second chorus.',
  },
  {
    username: 'ninetiredgeese',
    displayName: 'Nine Tired Geese',
    bio: 'There are four of us. Songs about ponds, long walks and the heron who started it.',
  },
  {
    username: 'kettleparliament',
    displayName: 'The Kettle Parliament',
    bio: 'Chamber music by committee. All motions are carried, most of them gently.',
  },
]
