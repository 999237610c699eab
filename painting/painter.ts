// A stand-in of an hour, uncommitted, until the real painter.ts (a child process) replaces this file.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CoverInput, type Progress, paintCover } from './paint.ts'

export async function paint(input: CoverInput, folder: string, onProgress?: Progress) {
  const { square, tall, theme, mood } = await paintCover(input, onProgress)
  const [squarePath, tallPath] = [join(folder, 'square.png'), join(folder, 'tall.png')]
  await writeFile(squarePath, square)
  await writeFile(tallPath, tall)
  return { squarePath, tallPath, theme, mood, engine: 'painter/1' }
}
