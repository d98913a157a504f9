import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createMovements, lockProductRows, type LockedProduct } from '../store.ts'
import { didNotCountAlone, judgeLines, type CountedLine } from './judge-lines.ts'
import { lockStocktake, saveBooked } from './store.ts'

export type BookRefusal =
  | { code: 'no_such_count' }
  /** Nobody else has counted. */
  | { code: 'same_person' }
  | { code: 'second_count_needed' }
  | { code: 'nothing_counted' }
  /** Orders hold more of a product than would be left of it. */
  | { code: 'below_reserved'; product: number }

/**
 * Books the differences of a count, each as one movement, and ends it: the stock is then what was counted, with all that has moved since
 * (STK-15, STK-17). Lines that nobody counted stay as they are. Told again, nothing moves.
 */
export async function bookStocktake(
  shop: Pick<Shop, 'database' | 'now'>,
  { id, counter, actor }: { id: number; counter: string; actor: Actor },
): Promise<Result<number, BookRefusal>> {
  const [now, by] = [shop.now(), nameOfActor(actor)]
  return shop.database.transaction(async (tx) => {
    const count = await lockStocktake(tx, id)
    if (!count) return refuse({ code: 'no_such_count' })
    if (count.booked_at !== null) return ok(0)
    const ids = [...new Set((await judgeLines(tx, id)).map(({ line }) => line.product_id))]
    // Nothing of them moves from here on: what the ledger says stays what it is.
    const products = await lockProductRows(tx, ids)
    const lines = await judgeLines(tx, id)
    const refusal = refuseBooking(lines, { products, counter })
    if (refusal) return refuse(refusal)
    const rows = lines.flatMap(({ line, counted }) =>
      counted && counted.difference !== 0
        ? [
            {
              product_id: line.product_id,
              lot_id: line.lot_id,
              delta: counted.difference,
              kind: 'count' as const,
              stocktake_line_id: line.id,
            },
          ]
        : [],
    )
    if (rows.length > 0)
      await createMovements(
        tx,
        rows.map((row) => ({ ...row, actor: by, created_at: now })),
      )
    await saveBooked(tx, { id, by, now })
    const after = { lines: rows.map(({ product_id: product, delta, lot_id: lot }) => ({ product, delta, lot })) }
    await writeAuditEntry(tx, { actor, verb: 'book-count', subject: `count ${id}`, before: null, after, now })
    return ok(rows.length)
  })
}

type Facts = { products: readonly LockedProduct[]; counter: string }

function refuseBooking(lines: readonly CountedLine[], { products, counter }: Facts): BookRefusal | null {
  const counted = lines.flatMap((each) => (each.counted ? [{ ...each, counted: each.counted }] : []))
  if (counted.length === 0) return { code: 'nothing_counted' }
  if (!didNotCountAlone(lines, counter)) return { code: 'same_person' }
  if (counted.some((each) => each.counted.needsSecond)) return { code: 'second_count_needed' }
  const short = products.find(({ id, stock, reserved, preorder_quota: quota }) => {
    const of = counted.filter(({ line }) => line.product_id === id)
    return stock + of.reduce((sum, each) => sum + each.counted.difference, 0) + quota < reserved
  })
  return short ? { code: 'below_reserved', product: short.id } : null
}
