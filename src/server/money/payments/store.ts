import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'
import type { Twd } from '#rules/money.ts'
import type { Transfer } from '#rules/payments/settlement.ts'
import { orderNumbers, wholeOrderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { isDiffering, isUnanswered } from './published/troubled-orders.ts'

export type Method = Selectable<Tables['payments']>['method']
export type NewPayment = {
  row: Insertable<Tables['payments']>
  /** Its history so far, oldest first. */ transitions: readonly FirstTransition[]
}
export type FirstTransition = Pick<Insertable<Tables['payment_moves']>, 'event' | 'from_status' | 'to_status' | 'actor'>

/** A new attempt with its history so far, in one round trip. */
export async function createPaymentRow(tx: Tx, { row, transitions }: NewPayment): Promise<number> {
  const [transition] = await newPayment(tx, { row, transitions: JSON.stringify(transitions) })
  if (!transition) throw new Error('An attempt was written, and is not there')
  return transition.payment_id
}

const newPayment = prepared((db, value: ValueOf<Pick<NewPayment, 'row'> & { transitions: string }>) =>
  db
    .with('begun', (with_) => with_.insertInto('payments').values(value('row')).returning('id'))
    .insertInto('payment_moves')
    .columns(['payment_id', 'event', 'from_status', 'to_status', 'actor'])
    .expression(({ selectFrom }) =>
      selectFrom(rowsOf('payment_moves', value('transitions')).as('transition')).select((eb) => [
        eb.selectFrom('begun').select('begun.id').as('payment_id'),
        'transition.event',
        'transition.from_status',
        'transition.to_status',
        'transition.actor',
      ]),
    )
    .returning('payment_id'),
)

const columns = [
  'id',
  'order_id',
  'provider',
  'method',
  'status',
  'amount',
  'instalment',
  'reference',
  'provider_ref',
  'vatm_account',
  'refunded_amount',
  'created_at',
  'saved_card_id',
  'card_to_keep',
  'leads_to_page',
  'next_ask_at',
  'surplus',
] as const
export type PaymentRow = Pick<Selectable<Tables['payments']>, (typeof columns)[number]>

/** Holds a payment until the transaction ends: whoever comes second sees what the first has written. */
export async function lockPayment(tx: Tx, paymentId: number): Promise<PaymentRow> {
  const [payment] = await lockedPayment(tx, { paymentId })
  if (!payment) throw new Error(`There is no payment ${paymentId}`)
  return payment
}

const lockedPayment = prepared((db, value: ValueOf<{ paymentId: number }>) =>
  db.selectFrom('payments').where('id', '=', value('paymentId')).select(columns).forNoKeyUpdate(),
)

export async function findPaymentRow(db: Kysely<Tables>, paymentId: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').where('id', '=', paymentId).select(columns).executeTakeFirst()
}

/** By what the provider calls it: our reference, or the account that was transferred to. */
export async function findPaymentId(db: Kysely<Tables>, by: { reference: string } | { account: string }): Promise<number | null> {
  const rows = db.selectFrom('payments').select('id').orderBy('id', 'desc').limit(1)
  const found = 'reference' in by ? rows.where('reference', '=', by.reference) : rows.where('vatm_account', '=', by.account)
  return (await found.executeTakeFirst())?.id ?? null
}

export async function findTransferRow(
  db: Kysely<Tables>,
  orderNumber: string,
): Promise<{ id: number; order_id: number; amount: Twd } | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'payments.order_id')
    .where('orders.hashed_id', '=', orderNumber)
    .where('payments.provider', '=', 'bank')
    .where('payments.surplus', '=', false)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .select(['payments.id', 'payments.order_id', 'payments.amount'])
    .executeTakeFirst()
}

/** Holds the books of all transfers until the transaction ends: nobody else writes into them meanwhile. Whoever holds an order too holds the order first. */
export async function lockTransferBooks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('transfers', 0))`.execute(tx)
}

/** The same for whoever writes only what came to the account of an order that they hold: others may do so beside them. */
export async function shareTransferBooks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('transfers', 0))`.execute(tx)
}

/** The order of the attempt that one of these knows by that reference, or by a longer one that begins with it. */
export async function findOrderOfReference(
  db: Kysely<Tables>,
  { providers, reference }: { providers: readonly string[]; reference: string },
): Promise<number | null> {
  const known = db
    .selectFrom('payments')
    .where('provider', 'in', providers)
    .where((eb) =>
      eb.or([eb('provider_ref', '=', reference), eb(eb.fn<boolean>('starts_with', ['provider_ref', eb.val(`${reference}-`)]), '=', true)]),
    )
  return (await known.limit(1).select('order_id').executeTakeFirst())?.order_id ?? null
}

/** Every attempt to pay an order, oldest first, held until the transaction ends. Their order is held before them. */
export async function lockPaymentsOf(tx: Tx, orderId: number): Promise<PaymentRow[]> {
  return tx.selectFrom('payments').where('order_id', '=', orderId).orderBy('id').select(columns).forNoKeyUpdate().execute()
}

export async function savePayment(tx: Tx, paymentId: number, set: Updateable<Tables['payments']>): Promise<void> {
  await changePayment(tx, { paymentId, set })
}

const changePayment = prepared((db, value: ValueOf<{ paymentId: number; set: Updateable<Tables['payments']> }>) =>
  db.updateTable('payments').set(value('set')).where('id', '=', value('paymentId')),
)

export type TransitionRow = {
  paymentId: number
  event: string
  from: PaymentRow['status'] | null
  to: PaymentRow['status']
  actor: 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'
  cause: Record<string, unknown>
}

/** What a transition changes, and its entry in the history, in one round trip. */
export async function saveTransition(
  tx: Tx,
  { paymentId, event, from, to, actor, cause }: TransitionRow,
  set: Updateable<Tables['payments']>,
): Promise<void> {
  await movedPayment(tx, {
    paymentId,
    set: { ...set, status: to },
    transition: { event, from_status: from, to_status: to, actor, cause: JSON.stringify(cause) },
  })
}

type MovedPayment = {
  paymentId: number
  set: Updateable<Tables['payments']>
  transition: Omit<Insertable<Tables['payment_moves']>, 'payment_id'>
}

const movedPayment = prepared((db, value: ValueOf<MovedPayment>) =>
  db
    .with('moved', (with_) => with_.updateTable('payments').set(value('set')).where('id', '=', value('paymentId')).returning('id'))
    .insertInto('payment_moves')
    .values({ ...value('transition'), payment_id: value('paymentId') }),
)

/** The attempts about which a provider is to be asked now, those that have waited longest first. */
export async function listDuePaymentIds(db: Kysely<Tables>, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .where('next_ask_at', '<=', now)
    .orderBy('next_ask_at')
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listQuestionIds(db: Kysely<Tables>, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('next_ask_at', 'is not', null)
    .orderBy('id', 'desc')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function nextAccountSerial(tx: Tx): Promise<number> {
  const { rows } = await sql<{ serial: number }>`select nextval('virtual_account_serials')::int as serial`.execute(tx)
  return rows[0]?.serial ?? 0
}

export type NewNotice = { provider: string; eventKey: string; paymentId: number; kind: string; payload: Record<string, unknown> }

/** Keeps a notice once; null when it was kept before. */
export async function createNotice(tx: Tx, { provider, eventKey, paymentId, kind, payload }: NewNotice): Promise<number | null> {
  const created = await tx
    .insertInto('payment_events')
    .values({ provider, event_key: eventKey, payment_id: paymentId, kind, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

export async function saveNoticeDone(db: Kysely<Tables>, { noticeId, now }: { noticeId: number; now: Date }): Promise<void> {
  await db.updateTable('payment_events').set({ processed_at: now }).where('id', '=', noticeId).execute()
}

/** A notice that has been dealt with, and is to be once more; null when it has not been yet, or when its attempt is not asked about any more. */
export async function reopenNotice(
  tx: Tx,
  { provider, eventKey, paymentId }: Pick<NewNotice, 'provider' | 'eventKey' | 'paymentId'>,
): Promise<number | null> {
  const reopened = await tx
    .updateTable('payment_events')
    .from('payments')
    .set({ processed_at: null })
    .whereRef('payments.id', '=', 'payment_events.payment_id')
    .where('payments.id', '=', paymentId)
    .where('payments.next_ask_at', 'is not', null)
    .where('payment_events.provider', '=', provider)
    .where('event_key', '=', eventKey)
    .where('processed_at', 'is not', null)
    .returning('payment_events.id')
    .executeTakeFirst()
  return reopened?.id ?? null
}

/** The provider is asked about this with the next round, if it is to be asked at all. */
export async function hastenAsking(db: Kysely<Tables>, { paymentId, now }: { paymentId: number; now: Date }): Promise<void> {
  await db.updateTable('payments').set({ next_ask_at: now }).where('id', '=', paymentId).where('next_ask_at', '>', now).execute()
}

/** Money of another amount than was asked for, as long as nobody has settled it. */
export async function findDifferingRow(db: Kysely<Tables>, orderNumber: string): Promise<{ id: number; order_id: number } | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'payments.order_id')
    .where('orders.hashed_id', '=', orderNumber)
    .where(isDiffering)
    .orderBy('payments.id')
    .limit(1)
    .select(['payments.id', 'payments.order_id'])
    .executeTakeFirst()
}

/** Attempts without an answer since that moment, and money of another amount than was asked for. */
export async function listStrangePayments(db: Kysely<Tables>, since: Date) {
  return db
    .selectFrom('payments')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'payments.order_id')
    .where((eb) => eb.or([isUnanswered(eb, since), isDiffering(eb)]))
    .orderBy('payments.id')
    .select(['orders.hashed_id', 'payments.reference', 'payments.error_code', 'payments.error_text'])
    .execute()
}

/** What stands in the books of these transfers, for whatever, and of what was transferred for this order, however it is called. */
export async function listBookedTransfers(
  tx: Tx,
  { orderId, companyIds }: { orderId: number; companyIds: readonly string[] },
): Promise<Transfer[]> {
  const rows = await tx
    .selectFrom('payments')
    .where('provider_ref', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('provider', '=', 'bank'),
          eb.or([eb('provider_ref', '=', sql<string>`any(${companyIds})`), eb('order_id', '=', orderId)]),
        ]),
        // Somebody of the shop has booked it, under the bank's name of it or the beginning of that.
        eb.and([
          eb('provider', '=', 'manual'),
          sql<boolean>`exists (select from unnest(${companyIds}::text[]) as told where told = provider_ref or starts_with(told, provider_ref || '-'))`,
        ]),
      ]),
    )
    .select(['provider_ref', 'amount'])
    .execute()
  return rows.flatMap(({ provider_ref, amount }) => (provider_ref === null ? [] : { companyId: provider_ref, amount }))
}

/** The next orders with what does not agree about their money; null where everything does. Their parts are theirs. */
export async function listMoneyComplaints(db: Kysely<Tables>, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom(wholeOrderNumbers().as('orders'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'hashed_id', sql<string | null>`money_complaint(id)`.as('complaint')])
    .execute()
}
