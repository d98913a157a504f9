/** Where a page of a list ended: moment, total and number of its last row. */
export type OrderCursor = { placedAt: Date; total: number; id: number }

export function writeCursor({ placedAt, total, id }: OrderCursor): string {
  return Buffer.from(`${placedAt.toISOString()} ${total} ${id}`).toString('base64url')
}

/** Null for what is no cursor: the list then begins anew. */
export function readCursor(written: string | undefined): OrderCursor | null {
  const [moment = '', total = '', id = ''] = Buffer.from(written ?? '', 'base64url')
    .toString()
    .split(' ')
  const placedAt = new Date(moment)
  const isCursor = !Number.isNaN(placedAt.getTime()) && /^\d{1,9}$/.test(total) && /^\d{1,15}$/.test(id)
  return isCursor ? { placedAt, total: Number(total), id: Number(id) } : null
}
