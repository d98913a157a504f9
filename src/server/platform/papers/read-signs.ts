/** The signs that a plain font can draw, as its `cmap` lists them: in the table for all of Unicode where it has one, else in that for the first plane. */
export function readSigns(font: Buffer): ReadonlySet<number> {
  const cmap = tableOf(font, 'cmap')
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)))
  const whole = tables.find((table) => table.readUInt16BE(0) === 12)
  if (whole) return new Set(groupsOf(whole))
  const plane = tables.find((table) => table.readUInt16BE(0) === 4)
  return new Set(plane ? segmentsOf(plane) : [])
}

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const at = 12 + index * 16
    if (font.toString('latin1', at, at + 4) !== tag) continue
    const offset = font.readUInt32BE(at + 8)
    return font.subarray(offset, offset + font.readUInt32BE(at + 12))
  }
  throw new Error(`The font has no table ${tag}`)
}

/** Format 12: groups of signs that follow each other. */
function* groupsOf(table: Buffer): Generator<number> {
  const count = table.readUInt32BE(12)
  for (let index = 0; index < count; index++) {
    const at = 16 + index * 12
    for (let sign = table.readUInt32BE(at); sign <= table.readUInt32BE(at + 4); sign++) yield sign
  }
}

/** Format 4: segments, of which one that leads to no glyph draws nothing. */
function* segmentsOf(table: Buffer): Generator<number> {
  const segments = table.readUInt16BE(6) / 2
  for (let index = 0; index < segments; index++) {
    const end = table.readUInt16BE(14 + index * 2)
    const start = table.readUInt16BE(16 + segments * 2 + index * 2)
    if (start === 0xffff) continue
    for (let sign = start; sign <= end; sign++) if (glyphOf(table, { segments, index, sign, start }) !== 0) yield sign
  }
}

type InSegment = { segments: number; index: number; sign: number; start: number }

function glyphOf(table: Buffer, { segments, index, sign, start }: InSegment): number {
  const delta = table.readUInt16BE(16 + segments * 4 + index * 2)
  const at = 16 + segments * 6 + index * 2
  const offset = table.readUInt16BE(at)
  if (offset === 0) return (sign + delta) & 0xffff
  const glyph = table.readUInt16BE(at + offset + (sign - start) * 2)
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff
}
