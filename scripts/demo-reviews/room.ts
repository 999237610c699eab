import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Person } from './people.ts'

export const WIDTH = 360
export const HEIGHT = 480

/** What is behind the person, out of focus as a camera would have it. */
export function drawRoom({ wall, light, things }: Person['room']) {
  const sharp = createCanvas(WIDTH, HEIGHT)
  const c = sharp.getContext('2d')
  const ground = c.createLinearGradient(0, 0, WIDTH, HEIGHT)
  ground.addColorStop(0, shade(wall, 1.12))
  ground.addColorStop(1, shade(wall, 0.72))
  c.fillStyle = ground
  c.fillRect(0, 0, WIDTH, HEIGHT)
  const places = { left: 8, right: 248 }
  const order: (keyof typeof places)[] = ['right', 'left', 'right']
  things.forEach((thing, i) => {
    c.save()
    c.translate(places[order[i]!], i === 2 ? 175 : 0)
    drawings[thing](c, light, i)
    c.restore()
  })
  const soft = createCanvas(WIDTH, HEIGHT)
  const s = soft.getContext('2d')
  s.filter = 'blur(4px)'
  s.drawImage(sharp, -8, -8, WIDTH + 16, HEIGHT + 16)
  s.filter = 'none'
  const glow = s.createRadialGradient(60, 70, 5, 60, 70, 240)
  glow.addColorStop(0, `${light}66`)
  glow.addColorStop(1, `${light}00`)
  s.fillStyle = glow
  s.fillRect(0, 0, WIDTH, HEIGHT)
  return soft
}

type Drawing = (c: SKRSContext2D, light: string, i: number) => void
const spines = ['#c8553d', '#e8ebe8', '#26364f', '#e2b13c', '#6f98b5', '#d8d2c4', '#7d3c4f', '#4d7a5b']

const drawings: Record<Person['room']['things'][number], Drawing> = {
  shelf(c, _, i) {
    for (let k = 0; k < 8; k++) {
      const height = 62 + ((k * 37 + i * 11) % 30)
      c.fillStyle = spines[(k + i * 3) % spines.length]!
      c.fillRect(k * 14, 112 - height, 12, height)
    }
    c.fillStyle = '#3a2f29'
    c.fillRect(-20, 112, 150, 8)
  },
  lamp(c, light) {
    c.fillStyle = '#2b2a2c'
    c.fillRect(48, 120, 6, 130)
    c.fillStyle = light
    c.beginPath()
    c.moveTo(30, 62)
    c.lineTo(72, 62)
    c.lineTo(84, 122)
    c.lineTo(18, 122)
    c.fill()
  },
  picture(c, light) {
    c.fillStyle = '#f4f2ee'
    c.fillRect(14, 36, 84, 100)
    c.fillStyle = light
    c.fillRect(22, 44, 68, 84)
    c.fillStyle = '#2a3b57'
    c.beginPath()
    c.arc(56, 92, 22, 0, 7)
    c.fill()
  },
  plant(c) {
    c.fillStyle = '#b4633f'
    c.fillRect(30, 190, 50, 46)
    for (let k = 0; k < 9; k++) {
      c.save()
      c.translate(55, 192)
      c.rotate((k - 4) * 0.32)
      c.fillStyle = k % 2 ? '#3f7d4e' : '#57995f'
      c.beginPath()
      c.ellipse(0, -48, 11, 48, 0, 0, 7)
      c.fill()
      c.restore()
    }
  },
  window(c, light) {
    c.fillStyle = '#efece6'
    c.fillRect(-4, 20, 116, 160)
    const sky = c.createLinearGradient(0, 20, 0, 180)
    sky.addColorStop(0, '#9fd0ea')
    sky.addColorStop(1, light)
    c.fillStyle = sky
    c.fillRect(4, 28, 46, 144)
    c.fillRect(58, 28, 46, 144)
  },
  records(c) {
    for (let k = 0; k < 4; k++) {
      const [x, y] = [(k % 2) * 58, 24 + Math.floor(k / 2) * 66]
      c.fillStyle = spines[k * 2]!
      c.fillRect(x, y, 52, 58)
      c.fillStyle = '#191a1d'
      c.beginPath()
      c.arc(x + 26, y + 29, 20, 0, 7)
      c.fill()
      c.fillStyle = spines[k + 3]!
      c.beginPath()
      c.arc(x + 26, y + 29, 7, 0, 7)
      c.fill()
    }
  },
  lights(c, light) {
    for (let k = 0; k < 9; k++) {
      c.fillStyle = k % 3 ? light : '#ffe9a8'
      c.beginPath()
      c.arc(k * 15 - 6, 40 + Math.sin(k * 1.1) * 14 + k * 3, 6, 0, 7)
      c.fill()
    }
  },
  speaker(c) {
    c.fillStyle = '#2b211c'
    c.fillRect(8, 30, 92, 180)
    for (const [y, radius] of [
      [76, 22],
      [150, 36],
    ] as const) {
      c.fillStyle = '#6d6259'
      c.beginPath()
      c.arc(54, y, radius, 0, 7)
      c.fill()
      c.fillStyle = '#151312'
      c.beginPath()
      c.arc(54, y, radius * 0.72, 0, 7)
      c.fill()
    }
  },
}

/** A colour made lighter (above 1) or darker, kept in range. */
export function shade(colour: string, by: number): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    const changed = by > 1 ? value + (255 - value) * (by - 1) : value * by
    return Math.round(Math.min(255, changed)).toString(16).padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
