/**
 * What fitting a title needs to know of Anybody, read from the font itself: how far every capital advances, at five
 * widths (the weight follows); how much of that is empty at either side, and the pairs that kern, at three.
 * In thousandths of the font's size. With it a title is fitted by arithmetic, before any font has loaded.
 */
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'

const WIDTHS = [50, 75, 100, 125, 150]
const weightAt = (width: number) => (width <= 100 ? 640 + 2.6 * (width - 50) : 770 + 0.8 * (width - 100))

export function readMetrics(sfnt: Uint8Array, characters: string, kerned: string) {
  const face = new Face(new Blob(sfnt))
  const thousandths = (units: number) => Math.round((units * 1000) / face.upem)
  const fonts = WIDTHS.map((width) => {
    const font = new Font(face)
    font.setVariations([new Variation('wdth', width), new Variation('wght', weightAt(width))])
    return font
  })
  const glyphs: Record<string, number[]> = {}
  for (const character of characters) {
    const rows = fonts.map((font) => {
      const [glyph] = set(font, character)
      const extents = glyph && font.glyphExtents(glyph.codepoint)
      const advance = glyph?.xAdvance ?? 0
      return extents?.width ? [advance, extents.xBearing, advance - extents.xBearing - extents.width] : [advance, 0, 0]
    })
    const column = (at: number) => rows.map((row) => thousandths(row[at] ?? 0))
    glyphs[character] = [...column(0), ...atEnds(column(1)), ...atEnds(column(2))]
  }
  const kerns: Record<string, number[]> = {}
  for (const first of kerned)
    for (const second of kerned) {
      const kern = fonts.map((font) =>
        thousandths(advance(font, first + second) - advance(font, first) - advance(font, second)),
      )
      if (kern.some((by) => Math.abs(by) > 2)) kerns[first + second] = atEnds(kern)
    }
  return { glyphs, kerns }
}

/** Of five, those at 50, 100 and 150: between them, what is small is as good as straight. */
const atEnds = (samples: number[]) => samples.filter((_, at) => at % 2 === 0)

function set(font: Font, text: string) {
  const buffer = new Text()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}
const advance = (font: Font, text: string) => set(font, text).reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0)
