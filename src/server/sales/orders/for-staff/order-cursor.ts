/** Where a page of a list ended: the moment and the number of its last row. */
export type OrderCursor = { placedAt: Date; id: number }

export function writeCursor({ placedAt, id }: OrderCursor): string {
  return Buffer.from(`${placedAt.toISOString()} ${id}`).toString('base64url')
}

/** Null for what is no cursor: the list then begins anew. */
export function readCursor(written: string | undefined): OrderCursor | null {
  const [moment = '', id = ''] = Buffer.from(written ?? '', 'base64url')
    .toString()
    .split(' ')
  const placedAt = new Date(moment)
  return Number.isNaN(placedAt.getTime()) || !/^\d{1,15}$/.test(id) ? null : { placedAt, id: Number(id) }
}
