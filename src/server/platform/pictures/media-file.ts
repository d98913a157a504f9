import { focusOf, withoutFocus, type Focus } from '#rules/catalog/pictures/picture-focus.ts'
import { type PictureFormat, type PictureWidth, pictureWidths } from '#rules/catalog/pictures/picture.ts'

/** In the order in which visitors meet them. */
export const mediaKinds = ['banners', 'products', 'categories', 'articles', 'shares'] as const

export type MediaKind = (typeof mediaKinds)[number]

/** One size of one picture. `name` carries the version of its original: `polish-plum.3f9c2a1b77de`. */
export type MediaFile = { kind: MediaKind; name: string; width: PictureWidth; format: PictureFormat }

/** The square of a picture that shows a shade, cut where it is to be seen (FAM-03). */
export type SquareFile = { kind: MediaKind; name: string; focus: Focus }

/** How wide and high it is. */
export const squarePx = 80

/** The width of a picture whose address names none. */
const usualWidth: PictureWidth = 800

const formats: Record<string, PictureFormat> = { avif: 'avif', webp: 'webp', jpg: 'jpg' }

/**
 * Reads `/media/<kind>/<file>`. Whatever is not exactly a name of ours is null, and so never becomes a path. What is said of where to look
 * concerns who draws it: the file is the same.
 */
export function readMediaFile(kind: string, file: string): MediaFile | null {
  const plain = withoutFocus(file)
  const [, name = '', width, ending = ''] = /^([a-z0-9-]{1,80}\.[0-9a-f]{12})(?:-(\d{3,4}))?\.([a-z]{3,4})$/.exec(plain) ?? []
  const knownKind = mediaKinds.find((known) => known === kind)
  const knownWidth = width === undefined ? usualWidth : pictureWidths.find((known) => String(known) === width)
  const format = formats[ending]
  return knownKind && knownWidth && format ? { kind: knownKind, name, width: knownWidth, format } : null
}

/** Reads the address of a square. Where it is cut is taken in steps, so that few squares of one picture are ever kept. */
export function readSquareFile(kind: string, file: string): SquareFile | null {
  const [, name = ''] = /^([a-z0-9-]{1,80}\.[0-9a-f]{12})-square\.webp$/.exec(withoutFocus(file)) ?? []
  const knownKind = mediaKinds.find((known) => known === kind)
  if (!knownKind || name === '') return null
  const { x, y } = focusOf(file)
  return { kind: knownKind, name, focus: { x: inSteps(x), y: inSteps(y) } }
}

const inSteps = (percent: number) => Math.round(percent / 10) * 10

/** What the original of a picture is called, as it was drawn or uploaded, without its ending. */
export function originalName({ kind, name }: Pick<MediaFile, 'kind' | 'name'>): string {
  return `originals/${kind}/${name}`
}

export function resizedName({ kind, name, width, format }: MediaFile): string {
  return `${kind}/${name}-${width}.${format}`
}

export function squareName({ kind, name, focus: { x, y } }: SquareFile): string {
  return `${kind}/${name}-square-${x}-${y}.webp`
}
