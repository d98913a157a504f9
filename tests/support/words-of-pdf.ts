import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF that the shop has drawn, page by page, in the order in which they were drawn. Its fonts are cut down to the
 * signs that they need, so what is written are numbers of signs, which the map of each font leads back to letters.
 */
export function wordsOfPdf(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes))
  const fonts = new Map(
    [...objects.values()].flatMap(({ words }) =>
      [...words.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, lettersOf(objects, Number(id))] as const),
    ),
  )
  return [...objects.values()].filter(({ stream }) => stream.includes(' Tf')).map(({ stream }) => readPage(stream, fonts))
}

type Objects = Map<number, { words: string; stream: string }>

function objectsOf(file: Buffer): Objects {
  const whole = file.toString('latin1')
  const found = [...whole.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)]
  return new Map(
    found.map(([, id, content = '']) => {
      const [words = '', packed] = content.split(/\nstream\n/)
      return [Number(id), { words, stream: packed === undefined ? '' : unpack(packed.replace(/\nendstream$/, '')) }]
    }),
  )
}

function unpack(packed: string): string {
  const bytes = Buffer.from(packed, 'latin1')
  return (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Number of a sign → letters. */
function lettersOf(objects: Objects, font: number): Map<string, string> {
  const map = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.words ?? '')?.[1]))?.stream ?? ''
  const letters = new Map<string, string>()
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [place, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set((Number.parseInt(first, 16) + place).toString(16).padStart(4, '0'), fromUtf16(code.replaceAll(' ', '')))
  return letters
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

function readPage(page: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>()
  const words: string[] = []
  for (const [, font, pieces = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters
    const signs = [...pieces.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    words.push(signs.map((sign) => letters.get(sign.toLowerCase()) ?? '').join(''))
  }
  return words.join('')
}
