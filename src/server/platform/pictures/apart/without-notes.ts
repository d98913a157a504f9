/** Boxes that hold boxes, and among which notes lie. */
const holders = new Set(['moov', 'trak'])
/** What cameras and programs write beside a film: where, with what and by whom it was taken. */
const notes = new Set(['udta', 'meta', 'uuid'])

/**
 * The same MP4 without what its camera wrote beside it. Such boxes become free space of the same length, so that all places that the others
 * name stay where they are.
 */
export function withoutNotes(film: Buffer): Buffer {
  const plain = Buffer.from(film)
  blank(plain, { from: 0, to: plain.length })
  return plain
}

function blank(film: Buffer, { from, to }: { from: number; to: number }): void {
  for (let start = from; start + 8 <= to;) {
    const { size, head } = measureOf(film, { start, to })
    if (size < head || start + size > to) return
    const type = film.toString('latin1', start + 4, start + 8)
    if (holders.has(type)) blank(film, { from: start + head, to: start + size })
    if (notes.has(type)) {
      film.write('free', start + 4, 'latin1')
      film.fill(0, start + head, start + size)
    }
    start += size
  }
}

/** A length of 1 says that the true one follows in eight bytes, one of 0 that the box goes to the end. */
function measureOf(film: Buffer, { start, to }: { start: number; to: number }): { size: number; head: number } {
  const written = film.readUInt32BE(start)
  if (written === 0) return { size: to - start, head: 8 }
  if (written !== 1) return { size: written, head: 8 }
  return start + 16 > to ? { size: 0, head: 16 } : { size: Number(film.readBigUInt64BE(start + 8)), head: 16 }
}
