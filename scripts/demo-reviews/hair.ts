import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Person } from './people.ts'
import { shade } from './room.ts'

export function drawHairBehind(c: SKRSContext2D, { cut, hair }: Person, rx: number, ry: number) {
  c.fillStyle = shade(hair, 0.82)
  const ball = (x: number, y: number, radius: number) => {
    c.beginPath()
    c.arc(x, y, radius, 0, 7)
    c.fill()
  }
  if (cut === 'bob') {
    c.beginPath()
    c.roundRect(-rx * 1.22, -ry * 0.9, rx * 2.44, ry * 1.78, 44)
    c.fill()
  }
  if (cut === 'afro') ball(0, -ry * 0.52, rx * 1.62)
  if (cut === 'bun') ball(0, -ry * 1.26, rx * 0.46)
  if (cut === 'buns') {
    ball(-rx * 0.92, -ry * 1.06, rx * 0.44)
    ball(rx * 0.92, -ry * 1.06, rx * 0.44)
    c.beginPath()
    c.roundRect(-rx * 1.12, -ry * 0.7, rx * 2.24, ry * 1.3, 40)
    c.fill()
  }
  if (cut === 'curls')
    for (let k = 0; k <= 12; k++) {
      const angle = Math.PI * (0.9 + (k / 12) * 1.2)
      ball(Math.cos(angle) * rx * 1.12, -ry * 0.3 + Math.sin(angle) * ry * 0.86, rx * 0.36)
    }
}

export function drawHair(c: SKRSContext2D, { cut, hair, trim }: Person, rx: number, ry: number) {
  if (cut === 'bald') return
  const shine = c.createLinearGradient(-rx, -ry * 1.1, rx, -ry * 0.2)
  shine.addColorStop(0, shade(hair, 1.16))
  shine.addColorStop(1, shade(hair, 0.86))
  c.fillStyle = shine
  const cap = (hairline: () => void) => {
    c.beginPath()
    c.moveTo(-rx * 1.03, -ry * 0.1)
    c.bezierCurveTo(-rx * 1.2, -ry * 1.34, rx * 1.2, -ry * 1.34, rx * 1.03, -ry * 0.1)
    hairline()
    c.fill()
  }
  if (cut === 'beanie') {
    cap(() => c.quadraticCurveTo(0, -ry * 0.62, -rx * 1.03, -ry * 0.1))
    c.fillStyle = trim
    c.beginPath()
    c.moveTo(-rx * 1.06, -ry * 0.42)
    c.bezierCurveTo(-rx * 1.1, -ry * 1.5, rx * 1.1, -ry * 1.5, rx * 1.06, -ry * 0.42)
    c.quadraticCurveTo(0, -ry * 0.68, -rx * 1.06, -ry * 0.42)
    c.fill()
    c.strokeStyle = shade(trim, 0.8)
    c.lineWidth = 14
    c.beginPath()
    c.moveTo(-rx * 1.0, -ry * 0.45)
    c.quadraticCurveTo(0, -ry * 0.7, rx * 1.0, -ry * 0.45)
    c.stroke()
    return
  }
  if (cut === 'bob')
    cap(() => {
      c.lineTo(rx * 0.94, -ry * 0.36)
      c.quadraticCurveTo(0, -ry * 0.26, -rx * 0.94, -ry * 0.36)
    })
  if (cut === 'crop' || cut === 'afro')
    cap(() => {
      c.quadraticCurveTo(rx * 0.9, -ry * 0.58, rx * 0.5, -ry * 0.62)
      c.quadraticCurveTo(0, -ry * 0.68, -rx * 0.5, -ry * 0.62)
      c.quadraticCurveTo(-rx * 0.9, -ry * 0.58, -rx * 1.03, -ry * 0.1)
    })
  if (cut === 'parted' || cut === 'bun' || cut === 'buns')
    cap(() => {
      c.quadraticCurveTo(rx * 0.98, -ry * 0.5, rx * 0.5, -ry * 0.6)
      c.quadraticCurveTo(0, -ry * 0.66, -rx * 0.3, -ry * 0.86)
      c.quadraticCurveTo(-rx * 0.5, -ry * 0.5, -rx * 1.03, -ry * 0.1)
    })
  if (cut === 'curls')
    for (let k = 0; k <= 8; k++) {
      const angle = Math.PI * (1.08 + (k / 8) * 0.84)
      c.beginPath()
      c.arc(Math.cos(angle) * rx * 0.86, -ry * 0.22 + Math.sin(angle) * ry * 0.66, rx * 0.25, 0, 7)
      c.fill()
    }
}

export function drawHeadphones(c: SKRSContext2D, { headphones, cut }: Person, rx: number, ry: number) {
  const reach = cut === 'afro' || cut === 'curls' ? 1.24 : 1.14
  c.strokeStyle = headphones
  c.lineWidth = 11
  c.beginPath()
  c.moveTo(-rx * 1.12, 0)
  c.bezierCurveTo(-rx * 1.3, -ry * 1.24 * reach, rx * 1.3, -ry * 1.24 * reach, rx * 1.12, 0)
  c.stroke()
  for (const side of [-1, 1]) {
    c.fillStyle = shade(headphones, 0.8)
    c.beginPath()
    c.roundRect(side * rx * 1.14 - 13, -26, 26, 64, 12)
    c.fill()
    c.fillStyle = headphones
    c.beginPath()
    c.roundRect(side * rx * 1.19 - 10, -22, 20, 56, 10)
    c.fill()
  }
}
