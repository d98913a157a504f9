/** Every width, in pixels, in which the shop serves a picture. */
export const pictureWidths = [200, 400, 800, 1200, 1600, 1920] as const

export type PictureWidth = (typeof pictureWidths)[number]

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** What a `<picture>` needs: a srcset per format (none for a picture that is not ours, such as a LINE portrait) and one address. */
export type PictureSources = { avif?: string; webp?: string; src: string }

/** A picture of ours: `/media/<kind>/<name>.<version>.webp`. The version changes with the picture, so that browsers may keep it for good. */
const ours = /^(.*\/media\/[a-z]+\/[a-z0-9-]+\.[0-9a-f]{12})\.webp$/

/** The address of a picture of the shop as it is kept, without a width. */
export const pictureOfShop = /^\/media\/[a-z]+\/[a-z0-9-]{1,80}\.[0-9a-f]{12}\.webp$/

/** Where a browser fetches a picture, a film or a built file: from the shop itself, or from `files`, an origin that has the same under the same names. */
export function fileAt(path: string, files: string | undefined): string {
  return files && /^\/(?:assets|media)\//.test(path) ? files + path : path
}

export function pictureSources(url: string, widths: readonly PictureWidth[]): PictureSources {
  const base = ours.exec(url)?.[1]
  if (base === undefined) return { src: url }
  const srcset = (format: PictureFormat) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: srcset('avif'), webp: srcset('webp'), src: url }
}

/** A square cut out of a picture where it is to be seen, for the swatch of a shade (FAM-03). */
export function pictureSquare(url: string): string {
  const base = ours.exec(url)?.[1]
  return base === undefined ? url : `${base}-square.webp`
}

/** One size of a picture, such as the JPEG that a messenger shows beside a shared link. */
export function pictureAt(url: string, { width, format }: { width: PictureWidth; format: PictureFormat }): string {
  const base = ours.exec(url)?.[1]
  return base === undefined ? url : `${base}-${width}.${format}`
}
