/** Kinds of files that may become a picture of the shop (GDS-30). */
export const pictureFileKinds = ['jpeg', 'png', 'webp', 'avif'] as const
export type PictureFileKind = (typeof pictureFileKinds)[number]

export const mostFileBytes = 20 * 1024 * 1024
/** Enough for a camera's picture, too little for a bomb. */
export const mostPixels = 50_000_000
/** Less would be blurred where a picture is looked at closely. */
export const leastShortSidePx = 600
/** A product shows so many pictures at most (GDS-33). */
export const mostPicturesOfProduct = 20

/**
 * Why a file does not become a picture. `kind`: none of the four kinds, and none that is named by itself. `broken`: it cannot be drawn
 * whole. `heavy`: drawing it takes more memory or time than it may.
 */
export const pictureFaults = ['svg', 'gif', 'heic', 'kind', 'bytes', 'pixels', 'side', 'broken', 'heavy'] as const
export type PictureFault = (typeof pictureFaults)[number]

/** What a file is by its first bytes, whatever its name says; 64 of them are enough. */
export function readPictureKind(head: Uint8Array): { kind: PictureFileKind } | { fault: PictureFault } {
  const signs = Array.from(head.subarray(0, 64), (byte) => String.fromCharCode(byte)).join('')
  if (signs.startsWith('\xff\xd8\xff')) return { kind: 'jpeg' }
  if (signs.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'png' }
  if (signs.startsWith('RIFF') && signs.startsWith('WEBP', 8)) return { kind: 'webp' }
  if (signs.startsWith('ftyp', 4)) return readBrand(signs)
  if (signs.startsWith('GIF8')) return { fault: 'gif' }
  return { fault: /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!doctype svg|!--)/i.test(signs) ? 'svg' : 'kind' }
}

/** AVIF and HEIC are the same container, told apart by their brand. A sequence of pictures is none. */
function readBrand(signs: string): { kind: PictureFileKind } | { fault: PictureFault } {
  const brand = signs.slice(8, 12)
  if (brand === 'avif') return { kind: 'avif' }
  return { fault: /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(brand) ? 'heic' : 'kind' }
}

/** What of its measures a picture is refused for; null for none. */
export function faultOfMeasures({ width, height }: { width: number; height: number }): PictureFault | null {
  if (width * height > mostPixels) return 'pixels'
  return Math.min(width, height) < leastShortSidePx ? 'side' : null
}
