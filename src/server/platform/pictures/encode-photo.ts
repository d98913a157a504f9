import sharp from 'sharp'
import { limitInputPixels } from './encode-picture.ts'

/** Long enough to see what is in a box. */
const longestSidePx = 1600

/**
 * A photograph that somebody sent, drawn anew: upright, no longer than it needs to be, and without what its camera wrote beside it,
 * such as the place. Null for what is no picture that can be drawn whole, or one that would be too large to draw.
 */
export async function encodePhoto(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, progressive: true })
      .toBuffer()
  } catch {
    return null
  }
}
