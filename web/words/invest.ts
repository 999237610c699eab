export const comesNext = { invest: 'Owning a part of Heatcheck comes next.' } as const
