import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

/** A folder of files made for one test file, by an FFmpeg that has nothing to do with the one under test. */
export function sampleMedia() {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  const at = (name: string) => join(folder, name)
  return {
    folder,
    at,
    write(name: string, content: string | Uint8Array) {
      writeFileSync(at(name), content)
      return at(name)
    },
    make(name: string, ...args: string[]) {
      execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args, at(name)])
      return at(name)
    },
    /** What another program says about a file that we made. */
    inspect(path: string, ...entries: string[]): Record<string, string> {
      const args = ['-v', 'error', '-show_entries', entries.join(':'), '-of', 'default=noprint_wrappers=1', path]
      const said = execFileSync('ffprobe', args, { encoding: 'utf8' })
      return Object.fromEntries(
        said
          .trim()
          .split('\n')
          .map((line) => line.split('=', 2) as [string, string]),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const TONE = ['-f', 'lavfi', '-i', 'sine=f=440:r=44100']
export const PICTURES = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=30']

/** A valid black PNG of one bit a pixel: a few kilobytes that would unfold to gigabytes of colours. */
export function hugePng(width: number, height: number) {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
