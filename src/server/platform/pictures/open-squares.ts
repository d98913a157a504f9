import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Focus } from '#rules/catalog/pictures/picture-focus.ts'
import { squarePath, squarePx, type SquareFile } from './media-file.ts'
import type { Resizer } from './open-resizer.ts'
import { writeWhole } from './write-whole.ts'

/** Answers the square of a picture that shows a shade, or null when there is no such picture. Each is cut once, and kept. */
export function openSquares(directory: string, resize: Resizer): (file: SquareFile) => Promise<Buffer | null> {
  return async (file) => {
    const path = squarePath(directory, file)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const picture = await resize({ ...file, width: 800, format: 'webp' })
    if (!picture) return null
    const square = await cutSquare(picture, file.focus)
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(path, square)
    return square
  }
}

/** The largest square of a picture, placed as its focal point places what is cut elsewhere. */
async function cutSquare(picture: Buffer, { x, y }: Focus): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const side = Math.min(width, height)
  const left = Math.round(((width - side) * x) / 100)
  const top = Math.round(((height - side) * y) / 100)
  return sharp(picture)
    .extract({ left, top, width: side, height: side })
    .resize({ width: squarePx, height: squarePx })
    .webp({ quality: 82, effort: 4 })
    .toBuffer()
}
