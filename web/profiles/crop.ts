export const SHAPES = {
  profileImage: { width: 400, height: 400 },
  coverImage: { width: 1200, height: 400 },
} as const
export type Shape = keyof typeof SHAPES

/** In per cent of the picture. */
export type Part = { x: number; y: number; width: number; height: number }

/** Cuts a part out of a picture, at the size that is recommended for it; what is transparent becomes paper. */
export async function cutOut(image: HTMLImageElement, part: Part, shape: Shape): Promise<File> {
  const { width, height } = SHAPES[shape]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas.')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  const [across, down] = [image.naturalWidth / 100, image.naturalHeight / 100]
  pen.drawImage(image, part.x * across, part.y * down, part.width * across, part.height * down, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The picture could not be cut.')
  return new File([blob], `${shape}.jpg`, { type: blob.type })
}
