import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import { lineUpTo } from '#contract/shared/fields.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { enterLot, type Entering } from './stock/enter-lot.ts'
import { mostStock } from '#rules/catalog/stock/most-stock.ts'
import { createMovements, createReceipt, findReceipt, lockProductRows } from './store.ts'

const receiptShape = z.strictObject({
  reference: lineUpTo(60).min(1),
  lines: z
    .array(
      z.strictObject({
        product: z.int().min(1),
        quantity: z.int().min(1).max(100_000),
        lot: z.strictObject({ number: lineUpTo(40).toUpperCase().min(1), expires_on: z.iso.date() }).optional(),
      }),
    )
    .min(1)
    .max(500)
    .refine((lines) => new Set(lines.map(({ product }) => product)).size === lines.length, 'Each product stands in one line'),
})

/** `reference`: what stands on the delivery note. `quantity`: pieces, 1 to 100,000. `lot`: as it stands on the goods. */
export type Receipt = z.input<typeof receiptShape>

/** `repeated`: this delivery was received before, and nothing was written now. */
export type StockReceived = { repeated: boolean }

export type ReceiptRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  /** More than the shop counts of one product. */
  | { code: 'too_much'; product: number }
  /** Of these goods each unit has a lot, and a day on which it expires that can be right. */
  | { code: 'lot_required' | 'expiry_unlikely' | 'unknown_lot'; product: number }
  /** Another delivery was received under this reference. */
  | { code: 'reference_taken' }

/** Puts a delivery on the shelf, once however often it is told: a reference is received one time, with all its lines or none. */
export async function receiveStock(
  shop: Pick<Shop, 'database' | 'now' | 'terms'>,
  { actor, receipt }: { actor: Actor; receipt: Receipt },
): Promise<Result<StockReceived, ReceiptRefusal>> {
  const read = receiptShape.safeParse(receipt)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const { reference } = read.data
  const lines = read.data.lines.toSorted((one, other) => one.product - other.product)
  const { stock: terms } = await shop.terms()
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
    const refusal = refuseLine(lines, products)
    if (refusal) return refuse(refusal)
    const lots = await enterLots(tx, { lines, products, terms, now })
    if (!lots.ok) return lots
    if (!(await createReceipt(tx, { reference, lines, now }))) return again(await findReceipt(tx, reference), lines)
    const received = { kind: 'receipt', actor: nameOfActor(actor) } as const
    const rows = lines.map(({ product, quantity: delta }) => ({
      product_id: product,
      delta,
      lot_id: lots.value.get(product) ?? null,
      ...received,
    }))
    await createMovements(tx, rows)
    await writeAuditEntry(tx, { actor, verb: 'receive-stock', subject: `receipt ${reference}`, before: null, after: lines, now })
    return ok({ repeated: false })
  })
}

type Lines = z.output<typeof receiptShape>['lines']

function refuseLine(lines: Lines, products: ReadonlyMap<number, Entering['product']>): ReceiptRefusal | null {
  for (const { product, quantity } of lines) {
    const row = products.get(product)
    if (!row) return { code: 'unknown_product', product }
    if (row.stock + quantity > mostStock) return { code: 'too_much', product }
  }
  return null
}

type EnteringLots = { lines: Lines; products: ReadonlyMap<number, Entering['product']> } & Pick<Entering, 'terms' | 'now'>

/** Of each product that has one, the lot into which its units come. */
async function enterLots(tx: Tx, { lines, products, ...when }: EnteringLots): Promise<Result<Map<number, number>, ReceiptRefusal>> {
  const lots = new Map<number, number>()
  for (const { product: id, lot } of lines) {
    const product = products.get(id)
    const entered = product ? await enterLot(tx, { product, lot, confirmed: false, ...when }) : ok(null)
    if (!entered.ok) return refuse({ code: entered.refusal.code, product: id })
    if (entered.value !== null) lots.set(id, entered.value)
  }
  return ok(lots)
}

function again(known: unknown, lines: unknown): Result<StockReceived, ReceiptRefusal> {
  return isDeepStrictEqual(known, lines) ? ok({ repeated: true }) : refuse({ code: 'reference_taken' })
}
