/** Where a page of a list ended: last change, price and id of its last row. */
export type ProductCursor = { changedAt: string; price: number; id: number }

export function writeCursor({ changedAt, price, id }: ProductCursor): string {
  return Buffer.from(JSON.stringify([changedAt, price, id])).toString('base64url')
}

/** Null for what is no cursor: the list then begins anew. */
export function readCursor(written: string | undefined): ProductCursor | null {
  const [, changedAt = '', price = '', id = ''] = shape.exec(Buffer.from(written ?? '', 'base64url').toString()) ?? []
  return changedAt !== '' && !Number.isNaN(Date.parse(changedAt)) ? { changedAt, price: Number(price), id: Number(id) } : null
}

const shape = /^\["([\d\-:.+ TZ]{10,40})",(\d{1,9}),(\d{1,15})\]$/
