/**
 * Outlines the lettering of the drawn packs: `node scripts/outline-glyphs.ts` writes src/demo/art/glyphs.json,
 * so that drawing needs no font and a machine without Chinese fonts shows the same packs.
 * Run it again when a new pack label uses a character that is not in the table (a test says which one).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

type Glyph = [advance: number, outline: string]
type Segment = { command: string; args: number[] }

const target = new URL('../src/demo/art/glyphs.json', import.meta.url)
const unitsPerEm = 250
const letters: Record<string, string> = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

const latin = openFont('latin')
const chinese = openFont('chinese-traditional')
const glyphs: Record<string, Glyph> = {}
for (const character of charactersInUse()) glyphs[character] = outline(character)
const rows = Object.entries(glyphs).map(([character, glyph]) => `${JSON.stringify(character)}:${JSON.stringify(glyph)}`)
writeFileSync(target, `{"unitsPerEm":${unitsPerEm},"glyphs":{\n${rows.join(',\n')}\n}}\n`)
process.stdout.write(`${rows.length} characters outlined\n`)

function openFont(subset: string): Font {
  const file = createRequire(import.meta.url).resolve(`@fontsource/noto-serif-tc/files/noto-serif-tc-${subset}-600-normal.woff2`)
  const font = create(readFileSync(file))
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`)
  return font
}

/** Printable ASCII, a broad common set, and whatever the seed writes in quotes. */
function charactersInUse(): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
  const common = readFileSync(new URL('pack-characters.txt', import.meta.url), 'utf8')
  return [...new Set([...ascii, '·', '×', '\u3001', ...chineseIn(common), ...labelsOfTheSeed().flatMap(chineseIn)])].sort()
}

function labelsOfTheSeed(): string[] {
  const seed = new URL('../src/demo/', import.meta.url)
  const files = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) => readFileSync(new URL(file, seed), 'utf8').match(/label: ['"`][^'"`]*['"`]/g) ?? [])
}

function chineseIn(text: string): string[] {
  return [...text].filter((character) => /\p{Script=Han}/u.test(character))
}

function outline(character: string): Glyph {
  const codePoint = character.codePointAt(0) ?? 0
  const font = [latin, chinese].find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
  if (!font) throw new Error(`The font has no ${character}`)
  const glyph = font.glyphForCodePoint(codePoint)
  const scale = unitsPerEm / font.unitsPerEm
  return [Math.round(glyph.advanceWidth * scale), relativePath(glyph.path.commands, scale)]
}

/** Whole relative steps from rounded points: short, and without drift. */
function relativePath(segments: readonly Segment[], scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let path = ''
  let lastLetter = ''
  for (const { command, args } of segments) {
    const steps: number[] = []
    for (let index = 0; index < args.length; index += 2) {
      steps.push(Math.round((args[index] ?? 0) * scale) - x, -Math.round((args[index + 1] ?? 0) * scale) - y)
    }
    const letter = letters[command] ?? ''
    path += `${letter === lastLetter ? ' ' : letter}${steps.join(' ')}`
    lastLetter = letter
    x += steps.at(-2) ?? 0
    y += steps.at(-1) ?? 0
    if (command === 'moveTo') [startX, startY] = [x, y]
    if (command === 'closePath') [x, y] = [startX, startY]
  }
  return path.replaceAll(' -', '-')
}
