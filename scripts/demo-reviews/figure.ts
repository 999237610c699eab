import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawHair, drawHairBehind, drawHeadphones } from './hair.ts'
import type { Person } from './people.ts'
import { shade } from './room.ts'

export type Pose = {
  /** 0-1 each: how far the mouth is open, how wide it is drawn, how far the eyes are shut, how high the brows are. */
  open: number
  wide: number
  shut: number
  brows: number
  /** Pixels and radians: where the head has moved to. */
  x: number
  y: number
  tilt: number
  /** -1 to 1: where the eyes look. */
  look: number
}

const [CX, CY] = [180, 226]
const [RX, RY] = [66, 84]

/** Head and shoulders on a canvas of 360×480. The head moves by the pose; the shoulders follow a little. */
export function drawFigure(c: SKRSContext2D, person: Person, pose: Pose) {
  const [wide, tall] = person.build
  const [rx, ry] = [RX * wide, RY * tall]
  c.lineCap = 'round'
  c.lineJoin = 'round'

  const head = (draw: () => void) => {
    c.save()
    c.translate(CX + pose.x, CY + pose.y)
    // The neck is where a head turns.
    c.translate(0, 90)
    c.rotate(pose.tilt)
    c.translate(0, -90)
    draw()
    c.restore()
  }
  head(() => drawHairBehind(c, person, rx, ry))
  drawBody(c, person, pose, rx)
  head(() => {
    drawFace(c, person, rx, ry)
    drawFeatures(c, person, pose, rx, ry)
    drawHair(c, person, rx, ry)
    drawHeadphones(c, person, rx, ry)
  })
}

function drawBody(c: SKRSContext2D, { top, trim, collar, skin, build }: Person, pose: Pose, rx: number) {
  c.save()
  c.translate(CX + pose.x * 0.3, pose.y * 0.35)
  const width = 128 * build[0]
  const cloth = c.createLinearGradient(-width, 340, width, 480)
  cloth.addColorStop(0, shade(top, 1.12))
  cloth.addColorStop(1, shade(top, 0.78))
  c.fillStyle = cloth
  c.beginPath()
  c.moveTo(-width - 14, 500)
  c.bezierCurveTo(-width, 396, -84, 366, -rx * 0.55, 352)
  c.lineTo(rx * 0.55, 352)
  c.bezierCurveTo(84, 366, width, 396, width + 14, 500)
  c.fill()
  if (collar === 'hood') {
    c.fillStyle = shade(top, 0.82)
    c.beginPath()
    c.ellipse(0, 366, rx * 1.2, 34, 0, 0, 7)
    c.fill()
  }

  const neck = c.createLinearGradient(0, 290, 0, 372)
  neck.addColorStop(0, shade(skin, 0.68))
  neck.addColorStop(1, shade(skin, 0.9))
  c.fillStyle = neck
  c.beginPath()
  c.moveTo(-rx * 0.46, 280)
  c.lineTo(-rx * 0.46, 350)
  c.quadraticCurveTo(0, 394, rx * 0.46, 350)
  c.lineTo(rx * 0.46, 280)
  c.fill()

  c.fillStyle = trim
  c.strokeStyle = trim
  if (collar === 'crew') {
    c.lineWidth = 7
    c.beginPath()
    c.moveTo(-rx * 0.52, 349)
    c.quadraticCurveTo(0, 398, rx * 0.52, 349)
    c.stroke()
  }
  if (collar === 'shirt' || collar === 'bow') {
    for (const side of [-1, 1]) {
      c.beginPath()
      c.moveTo(side * rx * 0.5, 340)
      c.lineTo(side * 4, 384)
      c.lineTo(side * 40, 402)
      c.lineTo(side * rx * 0.78, 356)
      c.fill()
    }
  }
  if (collar === 'bow') {
    c.fillStyle = shade(top, 0.6)
    c.beginPath()
    c.moveTo(0, 388)
    c.lineTo(-26, 374)
    c.lineTo(-26, 404)
    c.closePath()
    c.moveTo(0, 388)
    c.lineTo(26, 374)
    c.lineTo(26, 404)
    c.closePath()
    c.roundRect(-6, 381, 12, 15, 4)
    c.fill()
  }
  if (collar === 'scarf') {
    c.lineWidth = 26
    c.beginPath()
    c.moveTo(-rx * 0.6, 350)
    c.quadraticCurveTo(0, 396, rx * 0.6, 350)
    c.stroke()
    c.strokeStyle = shade(trim, 0.86)
    c.lineWidth = 20
    c.beginPath()
    c.moveTo(-14, 380)
    c.lineTo(-24, 440)
    c.stroke()
  }
  if (collar === 'hood') {
    c.lineWidth = 3.5
    for (const side of [-1, 1]) {
      c.beginPath()
      c.moveTo(side * 20, 384)
      c.lineTo(side * 24, 430)
      c.stroke()
    }
  }
  c.restore()
}

function drawFace(c: SKRSContext2D, { skin }: Person, rx: number, ry: number) {
  const light = c.createRadialGradient(-rx * 0.35, -ry * 0.2, 8, 0, 0, ry * 1.25)
  light.addColorStop(0, shade(skin, 1.16))
  light.addColorStop(0.55, skin)
  light.addColorStop(1, shade(skin, 0.78))
  c.fillStyle = light
  c.beginPath()
  c.moveTo(-rx, -ry * 0.25)
  c.bezierCurveTo(-rx, -ry * 1.15, rx, -ry * 1.15, rx, -ry * 0.25)
  c.bezierCurveTo(rx, ry * 0.5, rx * 0.5, ry, 0, ry)
  c.bezierCurveTo(-rx * 0.5, ry, -rx, ry * 0.5, -rx, -ry * 0.25)
  c.fill()
  for (const side of [-1, 1]) {
    const blush = c.createRadialGradient(side * rx * 0.55, ry * 0.3, 1, side * rx * 0.55, ry * 0.3, rx * 0.34)
    blush.addColorStop(0, '#e0524a3c')
    blush.addColorStop(1, '#e0524a00')
    c.fillStyle = blush
    c.fillRect(-rx, -ry * 0.2, rx * 2, ry)
  }
}

function drawFeatures(c: SKRSContext2D, person: Person, pose: Pose, rx: number, ry: number) {
  const { skin, hair, glasses, beard } = person
  if (beard === 'full' || beard === 'stubble') {
    const chin = beard === 'full' ? 1.1 : 0.99
    c.fillStyle = beard === 'full' ? hair : `${hair}30`
    c.beginPath()
    c.moveTo(-rx * 0.99, -ry * 0.1)
    c.bezierCurveTo(-rx * (chin - 0.05), ry * 0.55, -rx * 0.5, ry * (chin + 0.01), 0, ry * chin)
    c.bezierCurveTo(rx * 0.5, ry * (chin + 0.01), rx * (chin - 0.05), ry * 0.55, rx * 0.99, -ry * 0.1)
    c.bezierCurveTo(rx * 0.82, ry * 0.3, rx * 0.5, ry * 0.28, 0, ry * 0.3)
    c.bezierCurveTo(-rx * 0.5, ry * 0.28, -rx * 0.82, ry * 0.3, -rx * 0.99, -ry * 0.1)
    c.fill()
  }
  const eyeY = -ry * 0.08
  for (const side of [-1, 1]) {
    const x = side * rx * 0.42
    c.strokeStyle = person.cut === 'bun' || person.cut === 'curls' ? shade(hair, 0.7) : shade(hair, 0.85)
    c.lineWidth = 4.5
    c.beginPath()
    const brow = eyeY - 21 - pose.brows * 6
    c.moveTo(x - 15, brow + 4)
    c.quadraticCurveTo(x, brow - 6, x + 15, brow + 4)
    c.stroke()
    if (pose.shut > 0.6) {
      c.strokeStyle = shade(skin, 0.4)
      c.lineWidth = 3
      c.beginPath()
      c.moveTo(x - 9, eyeY)
      c.quadraticCurveTo(x, eyeY + 5, x + 9, eyeY)
      c.stroke()
      continue
    }
    c.fillStyle = '#1b1512'
    c.beginPath()
    c.ellipse(x + pose.look * 3, eyeY, 6.6, 7.8 * (1 - pose.shut), 0, 0, 7)
    c.fill()
    c.fillStyle = '#ffffffd8'
    c.beginPath()
    c.arc(x + pose.look * 3 - 2.2, eyeY - 2.8, 2, 0, 7)
    c.fill()
  }
  c.strokeStyle = shade(skin, 0.66)
  c.lineWidth = 3
  c.beginPath()
  c.moveTo(2, ry * 0.02)
  c.quadraticCurveTo(-4, ry * 0.26, -7, ry * 0.3)
  c.quadraticCurveTo(-2, ry * 0.37, 8, ry * 0.34)
  c.stroke()

  if (beard === 'moustache' || beard === 'full') {
    c.fillStyle = shade(hair, 1.06)
    c.beginPath()
    c.moveTo(0, ry * 0.4)
    c.bezierCurveTo(-14, ry * 0.38, -30, ry * 0.46, -38, ry * 0.58)
    c.bezierCurveTo(-22, ry * 0.58, -8, ry * 0.55, 0, ry * 0.5)
    c.bezierCurveTo(8, ry * 0.55, 22, ry * 0.58, 38, ry * 0.58)
    c.bezierCurveTo(30, ry * 0.46, 14, ry * 0.38, 0, ry * 0.4)
    c.fill()
  }
  drawMouth(c, person, pose, ry)
  if (glasses) {
    c.strokeStyle = glasses
    c.lineWidth = 3.5
    for (const side of [-1, 1]) {
      c.fillStyle = '#ffffff1c'
      c.beginPath()
      c.roundRect(side * rx * 0.42 - 20, eyeY - 16, 40, 33, 14)
      c.fill()
      c.stroke()
    }
    c.beginPath()
    c.moveTo(-rx * 0.42 + 20, eyeY - 3)
    c.quadraticCurveTo(0, eyeY - 9, rx * 0.42 - 20, eyeY - 3)
    c.stroke()
  }
}

function drawMouth(c: SKRSContext2D, { skin }: Person, { open, wide }: Pose, ry: number) {
  const y = ry * 0.58
  const half = 15 + wide * 8
  const lip = shade(skin, 0.55)
  // Closed it is a smile; open it is a soft shape between the same corners.
  const drop = 5 + open * 21
  const rise = open * 4
  const outline = () => {
    c.beginPath()
    c.moveTo(-half, y - 2)
    c.quadraticCurveTo(0, y + 5 - rise * 2, half, y - 2)
    c.quadraticCurveTo(half * 0.55, y + drop, 0, y + drop)
    c.quadraticCurveTo(-half * 0.55, y + drop, -half, y - 2)
  }
  outline()
  c.fillStyle = open > 0.08 ? '#5d1f22' : '#a8423f'
  c.fill()
  if (open > 0.22) {
    c.save()
    c.clip()
    c.fillStyle = '#c9565a'
    c.beginPath()
    c.ellipse(0, y + drop, half * 0.55, drop * 0.4, 0, 0, 7)
    c.fill()
    c.fillStyle = '#fbf6f0'
    c.fillRect(-half, y - 8, half * 2, 10)
    c.restore()
  }
  outline()
  c.strokeStyle = lip
  c.lineWidth = 2.4
  c.stroke()
}
