declare module 'subset-font' {
  type Axes = Partial<Record<string, number | { min: number; max: number; default?: number }>>
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Axes
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
