/**
 * Takes the outlines of the icons we use out of Lucide, so that the browser gets them without the machinery round
 * them (2.5 kB, compressed). Run by hand when another icon is wanted; the result is checked in.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** What the first page shows, and what comes with the screens and dialogs that are fetched when first needed. */
const files = {
  icons: {
    Home: 'house',
    Discover: 'compass',
    Upload: 'plus',
    Invest: 'chart-pie',
    Activity: 'audio-lines',
    Profile: 'user',
    SignIn: 'log-in',
    Fire: 'flame',
    NeedsWork: 'wrench',
    Trash: 'trash',
    Up: 'arrow-up',
    Cross: 'x',
  },
  'page-icons': {
    SignOut: 'log-out',
    Right: 'arrow-right',
    Failed: 'circle-x',
    Check: 'check',
    ChevronDown: 'chevron-down',
    ChevronUp: 'chevron-up',
    Enlarge: 'maximize-2',
    Shrink: 'minimize-2',
    Redo: 'rotate-ccw',
    Music: 'eighth-notes',
    Clock: 'clock',
    Left: 'arrow-left',
    Share: 'share',
    Send: 'upload',
    Edit: 'pencil',
    Camera: 'camera',
    Image: 'image',
    AddPerson: 'user-plus',
    Search: 'search',
    Return: 'corner-down-left',
    Disc: 'disc-3',
  },
}
type Node = [tag: string, attributes: Record<string, string>]
type Module = { __iconData: { node: Node[] } }

const resolve = createRequire(import.meta.url).resolve
for (const [name, icons] of Object.entries(files)) {
  const outlines: Record<string, string> = {}
  for (const [called, file] of Object.entries(icons)) {
    const icon: Module = await import(resolve(`lucide-react/icons/${file}`))
    outlines[called] = icon.__iconData.node.map(([tag, attributes]) => pathOf(tag, attributes)).join('')
  }
  await writeFile(new URL(`../web/ui/${name}.json`, import.meta.url), `${JSON.stringify(outlines, null, 2)}\n`)
}

/** Every outline as the data of one path, so that an icon is one string. */
function pathOf(tag: string, a: Record<string, string>): string {
  const n = (key: string) => Number(a[key] ?? 0)
  if (tag === 'path') return absoluteStart(String(a.d))
  if (tag === 'line') return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`
  if (tag === 'polyline' || tag === 'polygon') return `M${a.points}${tag === 'polygon' ? 'z' : ''}`
  if (tag === 'circle')
    return `M${n('cx') - n('r')} ${a.cy}a${a.r} ${a.r} 0 1 0 ${n('r') * 2} 0a${a.r} ${a.r} 0 1 0 ${-n('r') * 2} 0z`
  if (tag === 'rect') return `M${a.x} ${a.y}h${a.width}v${a.height}h-${a.width}z`
  throw new Error(`An icon has a ${tag}, which has no path yet.`)
}

/** Alone, a path may start with a relative move; after another it may not. What follows that move is relative lines. */
function absoluteStart(d: string): string {
  return d.replace(
    /^m\s*(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(?=([-\d.]?))/,
    (_, x: string, y: string, next: string) => `M${x} ${y}${next ? 'l' : ''}`,
  )
}
