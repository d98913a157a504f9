import { sql, type Kysely, type Selectable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { InvoiceItem, IssuedInvoice } from '#ports/invoice-platform.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { listLineContents, orderContents } from '#server/sales/orders/published/order-contents.ts'
import { orderOfNumber } from '#server/sales/orders/published/orders-of-member.ts'

type Db = Kysely<Tables>

export async function findPreferenceRow(db: Db, memberId: number) {
  return db.selectFrom('invoice_preferences').where('user_id', '=', memberId).select(['member', 'mobile', 'citizen']).executeTakeFirst()
}

export type InvoicePreference = { member: string } | { mobile: string } | { citizen: string }

/** Keeps one carrier beside those of the other kinds. */
export async function savePreferenceRow(
  tx: Db,
  { memberId, preference }: { memberId: number; preference: InvoicePreference },
): Promise<void> {
  await keepPreference(tx, { memberId, preference })
}

const keepPreference = prepared((db, value: ValueOf<{ memberId: number; preference: InvoicePreference }>) =>
  db
    .insertInto('invoice_preferences')
    .values({ user_id: value('memberId'), ...value('preference') })
    .onConflict((same) => same.column('user_id').doUpdateSet(value('preference'))),
)

export type OrderToInvoice = NonNullable<Awaited<ReturnType<typeof findOrderToInvoice>>>

/** An order as its invoice needs it, with the lines of all its parcels. */
export async function findOrderToInvoice(db: Db, orderId: number) {
  const order = await db
    .selectFrom(orderContents().as('orders'))
    .where('orders.id', '=', orderId)
    .select((eb) => emailOf(eb.ref('orders.user_id')).as('email'))
    .select([
      'orders.hashed_id',
      'orders.grand_total',
      'orders.discount_amount',
      'orders.delivery_fee',
      'orders.handling_fee',
      'orders.receipt',
      'orders.invoice',
      'orders.sender_name',
      'orders.sender_phone',
    ])
    .executeTakeFirst()
  return order ? { ...order, lines: await listLineContents(db, orderId) } : null
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoiceRow>>>

/** The invoice of an order that stands: one that was voided counts no more. */
export async function findInvoiceRow(db: Db, orderId: number) {
  return db
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .where('status', '<>', 'voided')
    .select(['id', 'order_id', 'number', 'kind', 'issued_at', 'amount', 'reduced_amount', 'relate_number', 'reissue_asked_at'])
    .executeTakeFirst()
}

/** Whether an order has ever had an invoice, also one that was voided. */
export async function hadInvoice(db: Db, orderId: number): Promise<boolean> {
  return (await db.selectFrom('invoices').where('order_id', '=', orderId).select('id').executeTakeFirst()) !== undefined
}

/** How many invoices of an order were voided to be issued anew. */
export async function countReissued(db: Db, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .where('order_id', '=', orderId)
    .where('status', '=', 'voided')
    .where('reissue_asked_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type NewInvoice = IssuedInvoice & {
  orderId: number
  kind: Selectable<Tables['invoices']>['kind']
  relateNumber: string
  amount: number
  taxId: string | null
  items: readonly InvoiceItem[]
}

/** The running number; null when it stood there before. */
export async function createInvoiceRow(
  tx: Tx,
  { orderId, kind, number, issuedAt, randomCode, relateNumber, amount, taxId, items }: NewInvoice,
): Promise<number | null> {
  const row = await tx
    .with('issued_after_all', (with_) => with_.deleteFrom('invoice_refusals').where('order_id', '=', orderId))
    .insertInto('invoices')
    .values({
      order_id: orderId,
      kind,
      number,
      issued_at: issuedAt,
      random_code: randomCode,
      relate_number: relateNumber,
      amount,
      buyer_tax_id: taxId,
      lines: JSON.stringify(items),
    })
    .onConflict((same) => same.column('relate_number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type Refusal = { orderId: number; code: string; says: string; now: Date }

/** The platform did not issue it; the last refusal is the one that counts. */
export async function saveInvoiceRefusal(db: Db, { orderId, code, says, now }: Refusal): Promise<void> {
  const refusal = { code, says, refused_at: now }
  await db
    .insertInto('invoice_refusals')
    .values({ order_id: orderId, ...refusal })
    .onConflict((same) => same.column('order_id').doUpdateSet(refusal))
    .execute()
}

export async function listInvoiceRefusals(db: Db) {
  return db
    .selectFrom('invoice_refusals')
    .innerJoin(orderContents().as('orders'), 'orders.id', 'invoice_refusals.order_id')
    .orderBy('invoice_refusals.refused_at')
    .select(['orders.hashed_id', 'orders.receipt', 'invoice_refusals.code', 'invoice_refusals.says'])
    .execute()
}

export async function saveVoided(tx: Tx, { invoiceId, now }: { invoiceId: number; now: Date }): Promise<void> {
  await tx.updateTable('invoices').set({ status: 'voided', voided_at: now }).where('id', '=', invoiceId).execute()
}

export async function findAllowance(db: Db, { invoiceId, cause }: { invoiceId: number; cause: string }) {
  return db.selectFrom('invoice_allowances').where('invoice_id', '=', invoiceId).where('cause', '=', cause).select('id').executeTakeFirst()
}

/** Writes an allowance and takes it off the invoice, both or neither. False when it was taken off before. */
export async function saveAllowance(
  tx: Tx,
  { invoiceId, cause, number, amount }: { invoiceId: number; cause: string; number: string; amount: number },
): Promise<boolean> {
  const reduced = await tx
    .with('allowed', (with_) =>
      with_
        .insertInto('invoice_allowances')
        .values({ invoice_id: invoiceId, cause, number, amount })
        .onConflict((same) => same.columns(['invoice_id', 'cause']).doNothing())
        .returning('amount'),
    )
    .updateTable('invoices')
    .from('allowed')
    .set((eb) => ({ status: 'allowance' as const, reduced_amount: eb('invoices.reduced_amount', '+', eb.ref('allowed.amount')) }))
    .where('invoices.id', '=', invoiceId)
    .returning('invoices.id')
    .executeTakeFirst()
  return reduced !== undefined
}

/** The invoice of a member's order, by its number; undefined when this member has no such order. */
export async function findProofRow(db: Db, asked: { memberId: number; hashedId: string }) {
  return db
    .selectFrom(orderOfNumber(asked).as('orders'))
    .leftJoin('invoices', (join) => join.onRef('invoices.order_id', '=', 'orders.id').on('invoices.status', '<>', 'voided'))
    .select([
      'orders.status',
      'invoices.number',
      'invoices.random_code',
      'invoices.issued_at',
      'invoices.amount',
      'invoices.buyer_tax_id',
      'invoices.lines',
    ])
    .executeTakeFirst()
}

/** The invoices of these orders that stand and were issued by the shop, held until the transaction ends, in the order of the orders. */
export async function listProofRows(tx: Tx, orderIds: readonly number[]) {
  const rows = await tx
    .selectFrom('invoices')
    .where('order_id', '=', anyOf(orderIds))
    .where('status', '<>', 'voided')
    .orderBy('id')
    .select(['id', 'order_id', 'number', 'random_code', 'issued_at', 'amount', 'buyer_tax_id', 'lines'])
    .forNoKeyUpdate()
    .execute()
  const whole = rows.flatMap(({ random_code, amount, ...row }) =>
    random_code === null || amount === null ? [] : [{ ...row, random_code, amount }],
  )
  return whole.toSorted((one, other) => orderIds.indexOf(one.order_id) - orderIds.indexOf(other.order_id))
}

type ProofPrint = { invoiceId: number; staffId: number; now: Date }

/** False when the original was printed before. */
export async function createOriginal(tx: Tx, { invoiceId, staffId, now }: ProofPrint): Promise<boolean> {
  const row = await tx
    .insertInto('proof_prints')
    .values({ invoice_id: invoiceId, kind: 'original', staff_id: staffId, printed_at: now })
    .onConflict((same) =>
      same
        .column('invoice_id')
        .where(sql<boolean>`kind = 'original'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function createProofPrint(
  tx: Tx,
  { invoiceId, kind, staffId, now }: ProofPrint & { kind: 'reprint' | 'test' },
): Promise<void> {
  await tx.insertInto('proof_prints').values({ invoice_id: invoiceId, kind, staff_id: staffId, printed_at: now }).execute()
}

type BarcodeAsked = { barcodeHash: Buffer; now: Date }

/** Whether the register has lately said that it knows this barcode. */
export async function isBarcodeKnown(db: Db, asked: BarcodeAsked): Promise<boolean> {
  return (await knownBarcode(db, asked)).length > 0
}

const knownBarcode = prepared((db, value: ValueOf<BarcodeAsked>) =>
  db
    .selectFrom('known_barcodes')
    .where('barcode_hash', '=', value('barcodeHash'))
    .where('known_until', '>', value('now'))
    .select('known_until'),
)

type KnownBarcode = { barcodeHash: Buffer; until: Date }

export async function saveKnownBarcode(db: Db, known: KnownBarcode): Promise<void> {
  await keepKnownBarcode(db, known)
}

const keepKnownBarcode = prepared((db, value: ValueOf<KnownBarcode>) =>
  db
    .insertInto('known_barcodes')
    .values({ barcode_hash: value('barcodeHash'), known_until: value('until') })
    .onConflict((known) => known.column('barcode_hash').doUpdateSet({ known_until: value('until') })),
)

export async function removeOldBarcodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_barcodes').where('known_until', '<=', now).execute()
}
