import { packedName } from '#rules/imports/packed-pictures.ts'
import type { RowFault } from '#rules/imports/row-result.ts'

/** As many signs as an address may have. */
const longest = 1000

/** Where a picture lies that a cell of a file names: an https address, however it is written, or a file of the ZIP; null where it is neither. */
export function readSource(text: string, packed: ReadonlySet<string>): string | null {
  const said = text.trim()
  const url = URL.parse(said.startsWith('//') ? `https:${said}` : said.replace(/^http:/i, 'https:'))
  if (url) return url.protocol === 'https:' && url.href.length <= longest ? url.href : null
  const name = packedName(said)
  return name !== null && packed.has(name) ? name : null
}

/** Whether a picture lies with somebody else, and not in the ZIP. */
export const isElsewhere = (source: string): boolean => source.startsWith('https://')

/** As many pictures as a product of a file may have; those behind them are named. */
const mostPictures = 20

type Named = { source: string; alt: string }

/** Pictures that can be had, in their order; what cannot is noted. */
export function picturesThere(named: readonly Named[], { packed, notes }: { packed: ReadonlySet<string>; notes: RowFault[] }): Named[] {
  const there = named.flatMap(({ source: said, alt }) => {
    const source = readSource(said, packed)
    if (source === null) notes.push({ field: 'picture', code: said.includes('://') ? 'pictureAddress' : 'pictureNotPacked', by: said })
    return source === null ? [] : [{ source, alt }]
  })
  const left = there.length - mostPictures
  if (left > 0) notes.push({ field: 'picture', code: 'picturesLeft', by: String(left) })
  return there.slice(0, mostPictures)
}
