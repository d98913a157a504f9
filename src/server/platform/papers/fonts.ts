import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readSigns } from './read-signs.ts'
import { unpackFont } from './unpack-font.ts'

const family = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-tc/package.json'))

/** A font by the name of its file, unpacked when it is needed first. */
const fonts = new Map<string, Buffer>()

function fontOf(part: string): Buffer {
  const font = fonts.get(part) ?? unpackFont(readFileSync(join(family, 'files', `noto-sans-tc-${part}-500-normal.woff`)))
  fonts.set(part, font)
  return font
}

const main = 'chinese-traditional'

export const chineseFont = (): Buffer => fontOf(main)

let signsOfMain: ReadonlySet<number> | undefined

/** Words that one font of the family can write. */
export type Run = { name: string; font: Buffer; words: string }

/**
 * Divides a text by the fonts that have its signs. Nearly all of them lie in one; full-width punctuation and what is rare lie in
 * small ones beside it. What none of them has stays with the first.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const name = partWith(sign.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (last?.name === name) last.words += sign
    else runs.push({ name, font: fontOf(name), words: sign })
  }
  return runs
}

function partWith(point: number): string {
  signsOfMain ??= readSigns(chineseFont())
  if (signsOfMain.has(point) || point < 0x20) return main
  return partsBeside().find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))?.part ?? main
}

let beside: { part: string; ranges: [number, number][] }[] | undefined

/** The small fonts with the signs that each has, as the package lists them: `"[119]": "U+20-22,U+3f,…"`. */
function partsBeside() {
  if (beside) return beside
  const listed = JSON.parse(readFileSync(join(family, 'unicode.json'), 'utf8')) as Record<string, string>
  beside = Object.entries(listed).map(([name, ranges]) => ({
    part: name.replaceAll(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
  return beside
}
