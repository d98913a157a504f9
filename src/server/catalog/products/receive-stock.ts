import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostStock } from './most-stock.ts'
import { createMovements, createReceipt, findReceipt, lockProductRows } from './store.ts'

const receiptShape = z.strictObject({
  reference: lineUpTo(60).min(1),
  lines: z
    .array(z.strictObject({ product: z.int().min(1), quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(500)
    .refine((lines) => new Set(lines.map(({ product }) => product)).size === lines.length, 'Each product stands in one line'),
})

/** `reference`: what stands on the delivery note. `quantity`: pieces, 1 to 100,000. */
export type Receipt = z.input<typeof receiptShape>

/** `repeated`: this delivery was received before, and nothing was written now. */
export type StockReceived = { repeated: boolean }

export type ReceiptRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** More than the shop counts of one product. */
  | { code: 'too_much'; product: number }
  /** Another delivery was received under this reference. */
  | { code: 'reference_taken' }

/** Puts a delivery on the shelf, once however often it is told: a reference is received one time, with all its lines or none. */
export async function receiveStock(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, receipt }: { actor: Actor; receipt: Receipt },
): Promise<Result<StockReceived, ReceiptRefusal>> {
  const read = receiptShape.safeParse(receipt)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { reference } = read.data
  const lines = read.data.lines.toSorted((one, other) => one.product - other.product)
  return shop.database.transaction(async (tx) => {
    const now = shop.now()
    const products = new Map(
      (
        await lockProductRows(
          tx,
          lines.map(({ product }) => product),
        )
      ).map((row) => [row.id, row]),
    )
    const known = await findReceipt(tx, reference)
    if (known !== undefined) return again(known, lines)
    for (const { product, quantity } of lines) {
      const row = products.get(product)
      if (!row) return refuse({ code: 'unknown_product', product })
      if (row.stock + quantity > mostStock) return refuse({ code: 'too_much', product })
    }
    if (!(await createReceipt(tx, { reference, lines, now }))) return again(await findReceipt(tx, reference), lines)
    await createMovements(
      tx,
      lines.map(({ product, quantity }) => ({ product_id: product, delta: quantity, kind: 'receipt', actor: nameOfActor(actor) })),
    )
    await writeAuditEntry(tx, { actor, verb: 'receive-stock', subject: `receipt ${reference}`, before: null, after: lines, now })
    return ok({ repeated: false })
  })
}

function again(known: unknown, lines: unknown): Result<StockReceived, ReceiptRefusal> {
  return isDeepStrictEqual(known, lines) ? ok({ repeated: true }) : refuse({ code: 'reference_taken' })
}
