import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { faultOfMeasures, mostPixels, type PictureFault } from '#rules/catalog/pictures/picture-file.ts'
import { serveApart } from '../../apart/serve-apart.ts'

// Draws uploaded pictures anew: a program of `runApart`.

type Drawn = { width: number; height: number; format: string } | { fault: PictureFault }

/** As wide as the widest size that the shop serves, and as high as WebP goes. */
const largest = { width: 1920, height: 16_383 }

sharp.concurrency(1)
sharp.cache(false)
await serveApart(async (source, target) => draw(source, target).catch(faultOf))

async function draw(source: string, target: string): Promise<Drawn> {
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
  const { width, height, format, pages = 1, compression } = await picture.metadata()
  const fault = pages > 1 ? 'kind' : faultOfMeasures({ width, height })
  if (fault) return { fault }
  await writeFile(target, await encode(picture))
  return { width, height, format: format === 'heif' && compression === 'av1' ? 'avif' : format }
}

/** Upright, and without what a camera or a program wrote beside it: where, with what and by whom it was taken. */
async function encode(picture: Sharp): Promise<Buffer> {
  return picture
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 95, effort: 3, smartSubsample: true })
    .toBuffer()
}

function faultOf(error: unknown): Drawn {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
  return { fault: isTooLarge ? 'pixels' : 'broken' }
}
