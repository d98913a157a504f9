import sharp from 'sharp'
import type { Focus } from '#rules/catalog/pictures/picture-focus.ts'
import type { Media } from './media.ts'
import { squareName, squarePx, type SquareFile } from './media-file.ts'
import type { Resizer } from './open-resizer.ts'

/** Answers where the square of a picture lies that shows a shade, or null when there is no such picture. Each is cut once, and kept. */
export function openSquares({ cache }: Media, resize: Resizer): (file: SquareFile) => Promise<string | null> {
  return (file) =>
    cache.take(squareName(file), async (target) => {
      const picture = await resize({ ...file, width: 800, format: 'webp' })
      if (picture !== null) await cutSquare(picture, { focus: file.focus, target })
      return picture !== null
    })
}

/** The largest square of a picture, placed as its focal point places what is cut elsewhere. */
async function cutSquare(picture: string, { focus: { x, y }, target }: { focus: Focus; target: string }): Promise<void> {
  const { width, height } = await sharp(picture).metadata()
  const side = Math.min(width, height)
  const left = Math.round(((width - side) * x) / 100)
  const top = Math.round(((height - side) * y) / 100)
  await sharp(picture)
    .extract({ left, top, width: side, height: side })
    .resize({ width: squarePx, height: squarePx })
    .webp({ quality: 82, effort: 4 })
    .toFile(target)
}
