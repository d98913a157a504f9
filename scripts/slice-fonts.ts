/**
 * Cuts the fonts of the shop: `node scripts/slice-fonts.ts` writes src/ui/fonts and the rules for them in
 * src/ui/styles.
 * Each line of heading-characters.txt becomes a file of the Chinese serif: first what nearly every page has in its headings,
 * then what headings, texts and goods use, most often first, so that a page fetches few files. All other characters keep
 * the files of the package (serif-tc-rare.css). Run it again when
 * that list has grown.
 */
import { readFileSync, rmSync, mkdirSync, writeFileSync, copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const fonts = new URL('../src/ui/fonts/', import.meta.url)
const styles = new URL('../src/ui/styles/', import.meta.url)
const find = createRequire(import.meta.url).resolve
const serif = dirname(find('@fontsource/noto-serif-tc/package.json'))
const ysabeau = dirname(find('@fontsource-variable/ysabeau-office/package.json'))
const note = '/* Written by scripts/slice-fonts.ts. */\n'

rmSync(fonts, { recursive: true, force: true })
mkdirSync(fonts)
await cutLatin()
const ours = await cutCommon()
writeFileSync(new URL('serif-tc-rare.css', styles), rareRules(ours))
copyFileSync(join(serif, 'LICENSE'), new URL('noto-serif-tc.LICENSE', fonts))
copyFileSync(join(ysabeau, 'LICENSE'), new URL('ysabeau-office.LICENSE', fonts))

/** Letters, figures and marks of Western Europe in the weights that the shop writes. */
async function cutLatin(): Promise<void> {
  const codes = [...range(0x20, 0x7e), ...range(0xa0, 0xff), 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x2212]
  const whole = readFileSync(join(ysabeau, 'files/ysabeau-office-latin-wght-normal.woff2'))
  const cut = await subsetFont(whole, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  writeFileSync(new URL('ysabeau-office.woff2', fonts), cut)
}

/** Answers the characters that stand in files of our own. */
async function cutCommon(): Promise<Set<number>> {
  const whole = readFileSync(join(serif, 'files/noto-serif-tc-chinese-traditional-600-normal.woff2'))
  const lines = readFileSync(new URL('heading-characters.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const rules: string[] = []
  for (const [index, line] of lines.entries()) {
    const name = `noto-serif-tc-${String(index).padStart(2, '0')}.woff2`
    writeFileSync(new URL(name, fonts), await subsetFont(whole, line, { targetFormat: 'woff2' }))
    rules.push(rule(`../fonts/${name}`, codesIn(line)))
  }
  writeFileSync(new URL('serif-tc.css', styles), note + rules.join(''))
  return new Set(codesIn(lines.join('')))
}

/** The files of the package, for the characters that are in none of ours. */
function rareRules(ours: ReadonlySet<number>): string {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(serif, 'unicode.json'), 'utf8'))
  const rules = Object.entries(ranges).flatMap(([name, written]) => {
    const codes = codesOf(written).filter((code) => code > 0xff && !ours.has(code))
    const file = `@fontsource/noto-serif-tc/files/noto-serif-tc-${name.replaceAll(/[[\]]/g, '')}-600-normal.woff2`
    return /^\[\d+\]$/.test(name) && codes.length > 0 ? [rule(file, codes)] : []
  })
  return note + rules.join('')
}

function rule(file: string, codes: readonly number[]): string {
  const range = ranged(codes).join(', ')
  return `@font-face {\n  font-family: 'Noto Serif TC';\n  font-weight: 600;\n  font-display: swap;\n  src: url('${file}') format('woff2');\n  unicode-range: ${range};\n}\n`
}

function codesIn(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0)
}

function codesOf(written: string): number[] {
  return written.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    return range(Number.parseInt(from, 16), Number.parseInt(to, 16))
  })
}

/** `U+4E00-4E02` for neighbours, so that the rules stay short. */
function ranged(codes: readonly number[]): string[] {
  const sorted = [...codes].sort((a, b) => a - b)
  const starts = sorted.filter((code) => !sorted.includes(code - 1))
  return starts.map((from) => {
    let to = from
    while (sorted.includes(to + 1)) to++
    return `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`
  })
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
