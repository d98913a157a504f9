/** As large as the shop keeps it; what a phone takes is sent in a tenth of the time. */
const longestSidePx = 1600

/** Draws a photograph smaller before it is sent; what the browser cannot read is sent as it is, and the shop judges it. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return file
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
  return drawPhoto(picture, { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) })
}

/** A picture, or what a camera shows at this moment, as JPEG. */
export async function drawPhoto(source: CanvasImageSource, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/jpeg', 0.85)
  })
}
