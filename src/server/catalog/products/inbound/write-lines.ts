import type { Actor } from '#rules/actor.ts'
import type { Day } from '#rules/calendar.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Tx } from '#database/connect.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createLine, findProductOf, listLines, lockDelivery, removeLineRow, saveLine, wasCounted } from './store.ts'
import type { InboundRefusal } from './write-inbound.ts'

type Store = Pick<Shop, 'database' | 'now'>
export type LineSaid = {
  expected: number
  lot: { number: string; expires_on: Day } | null
  /** Left out, it stays as it is. */
  unitCost?: number | null | undefined
}
type Of = { actor: Actor; id: number }

/** A product comes with a delivery: by its number or its bar code, in a line of its own for each lot. */
export async function addLine(
  shop: Store,
  { actor, id, product, said }: Of & { product: string; said: LineSaid },
): Promise<Result<number, InboundRefusal | { code: 'unknown_product' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await holdOpen(tx, id)
    if (!held.ok) return held
    const number = /^\d{1,9}$/.test(product) ? Number(product) : 0
    const productId = await findProductOf(tx, { id: number, forms: formsOfCode(product) })
    if (productId === null) return refuse({ code: 'unknown_product' })
    const line = await createLine(tx, { delivery_id: id, product_id: productId, ...columnsOf(said) })
    const after = { product: productId, ...columnsOf(said) }
    await writeAuditEntry(tx, { actor, verb: 'change-inbound', subject: `inbound ${id}`, before: null, after, now })
    return ok(line)
  })
}

/** Says anew how many come, in which lot and at which cost: for what is put into stock from now on. Told twice, nothing changes. */
export async function changeLine(
  shop: Store,
  { actor, id, line, said }: Of & { line: number; said: LineSaid },
): Promise<Result<'changed' | 'same', InboundRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const found = await holdLine(tx, { id, line })
    if (!found.ok) return found
    const { before, after } = changedFields(found.value, columnsOf(said))
    if (Object.keys(after).length === 0) return ok('same')
    await saveLine(tx, { id: line, change: after })
    await writeAuditEntry(tx, { actor, verb: 'change-inbound', subject: `inbound ${id}`, before, after: { line, ...after }, now })
    return ok('changed')
  })
}

/** Takes a line away of which nothing was ever counted. */
export async function removeLine(
  shop: Store,
  { actor, id, line }: Of & { line: number },
): Promise<Result<'removed', InboundRefusal | { code: 'line_counted' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const found = await holdLine(tx, { id, line })
    if (!found.ok) return found
    if (await wasCounted(tx, line)) return refuse({ code: 'line_counted' })
    await removeLineRow(tx, line)
    const { product_id: product, expected } = found.value
    await writeAuditEntry(tx, { actor, verb: 'change-inbound', subject: `inbound ${id}`, before: { product, expected }, after: null, now })
    return ok('removed')
  })
}

async function holdOpen(tx: Tx, id: number): Promise<Result<null, InboundRefusal>> {
  const delivery = await lockDelivery(tx, id)
  if (!delivery) return refuse({ code: 'no_such_delivery' })
  return delivery.closed_at === null ? ok(null) : refuse({ code: 'delivery_closed' })
}

type Line = Awaited<ReturnType<typeof listLines>>[number]

async function holdLine(tx: Tx, { id, line }: { id: number; line: number }): Promise<Result<Line, InboundRefusal>> {
  const held = await holdOpen(tx, id)
  if (!held.ok) return held
  const found = (await listLines(tx, id)).find((each) => each.id === line)
  return found ? ok(found) : refuse({ code: 'no_such_delivery' })
}

function columnsOf({ expected, lot, unitCost }: LineSaid) {
  const cost = unitCost !== undefined && { unit_cost_cents: unitCost }
  return { expected, lot: lot?.number ?? null, expires_on: lot?.expires_on ?? null, ...cost }
}
