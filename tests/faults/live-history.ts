import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import type { Database } from '#database/connect.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import { cancelForBuyer } from '#server/sales/cancelling/cancel-for-buyer.ts'
import { enterAccount } from '#server/sales/charging/accounts/enter-account.ts'
import { findAccountOfOrder } from '#server/sales/charging/accounts/find-account-of-order.ts'
import { giveAccountWord } from '#server/sales/charging/accounts/give-account-link.ts'
import { endUnpaid } from '#server/sales/charging/carry-out-verdict.ts'
import { confirmSurplus } from '#server/sales/charging/confirm-surplus.ts'
import { confirmTransfer } from '#server/sales/charging/confirm-transfer.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { refundByHand } from '#server/sales/charging/refund-by-hand.ts'
import { sendRefund } from '#server/sales/charging/send-refund.ts'
import { settlePayment } from '#server/sales/charging/settle-payment.ts'
import { quoteRefund } from '#server/sales/refunding/quote-refund.ts'
import { refundLines } from '#server/sales/refunding/refund-lines.ts'
import { acceptReturn } from '#server/delivery/fulfilment/accept-return.ts'
import { bookParcel } from '#server/delivery/fulfilment/book-parcel.ts'
import { putAwayLabel } from '#server/delivery/fulfilment/booking/put-away-label.ts'
import { followParcel } from '#server/delivery/fulfilment/follow-parcel.ts'
import { handOver } from '#server/delivery/fulfilment/hand-over.ts'
import { reportMissing } from '#server/delivery/fulfilment/report-missing.ts'
import { reportShort } from '#server/delivery/fulfilment/report-short.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import { takeBack } from '#server/delivery/fulfilment/take-back.ts'
import { listBoxesOf } from '#server/delivery/shipments/boxes/find-boxes.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Deed, History } from './draw-history.ts'
import { imagineCompanies, type Companies } from './imagined-companies.ts'
import { imagineCourier, type ImaginedCourier } from './imagined-courier.ts'
import { defaultTerms } from '#rules/terms.ts'

/** Who buys what, ready in the cart, in one history. */
export type Cart = { memberId: number; lineIds: number[] }

/** One order on its way, in a shop whose clock is its own. */
export type Life = {
  shop: Shop
  companies: Companies
  courier: ImaginedCourier
  orderId: number
  number: string
  amount: number
  pass: (minutes: number) => void
}

/** Places the order of a history; null when it was refused, and nothing is left of it. */
export async function beginLife(
  house: Shop,
  { history, cart, body }: { history: History; cart: Cart; body: PlaceOrderBody },
): Promise<Life | null> {
  const about = { name: String(cart.memberId), draw: drawer(history.chance) }
  const [companies, courier] = [imagineCompanies({ ...about, fate: history.fate }), imagineCourier(about)]
  let moment = house.now().getTime()
  const { cardCompany, bank } = companies
  const shop: Shop = { ...house, now: () => new Date(moment), ports: { ...house.ports, cardCompany, bank, courier: courier.courier } }
  await placeOrder(shop, {
    memberId: cart.memberId,
    language: 'zh',
    body: { ...body, cart_item_ids: cart.lineIds },
    idempotencyKey: undefined,
  })
  const order = await shop.database.db
    .selectFrom('orders')
    .where('user_id', '=', cart.memberId)
    .where('parent_id', 'is', null)
    .select(['id', 'hashed_id', 'grand_total'])
    .executeTakeFirst()
  return order
    ? {
        shop,
        companies,
        courier,
        orderId: order.id,
        number: order.hashed_id,
        amount: order.grand_total,
        pass: (minutes) => void (moment += minutes * 60_000),
      }
    : null
}

/** Numbers that look like chance and are the same for the same beginning (mulberry32). */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Does everything of the history, each round at once. */
export async function live(life: Life, { rounds }: History): Promise<void> {
  for (const round of rounds) await Promise.all(round.map((deed) => act(life, deed)))
}

const by = 'Ana'

type Does = Deed['does']
type Doing<Name extends Does> = (life: Life, deed: Extract<Deed, { does: Name }> & { parcel: string }) => unknown

/** How each deed is done; what cannot be done just now is refused and changes nothing. */
const doing: { [Name in Does]: Doing<Name> } = {
  settle,
  'send refunds': sendRefunds,
  'refund by hand': refundAllByHand,
  'enter account': enterSomeAccount,
  'end when overdue': endWhenOverdue,
  cancel: ({ shop, number }) => cancelForBuyer(shop, { number, reason: 'test', by }),
  decide: ({ companies }, { agrees }) => companies.decide(agrees),
  transfer: async (life, { isExact }) => (await isByTransfer(life)) && life.companies.transfer(isExact ? life.amount : life.amount + 7),
  'confirm transfer': confirmByHand,
  'confirm surplus': confirmSurplusByHand,
  wait: (life, { minutes }) => life.pass(minutes),
  pick: ({ shop }, { parcel }) => startPicking(shop, { number: parcel, by }),
  book: ({ shop }, { parcel }) => bookParcel(shop, { number: parcel, by }),
  'put away': putAway,
  'hand over': handOverAnyhow,
  deliver: (life, { parcel }) => deliver(life, parcel),
  miss: ({ shop }, { parcel }) => reportMissing(shop, { number: parcel, lost: [], by }),
  'take back': ({ shop }, { parcel, keep }) => takeBack(shop, { number: parcel, keep, by }),
  'accept return': ({ shop, number }, { amount }) => acceptReturn(shop, { number, amount, by }),
  'refund by line': refundByLine,
  'miss some': missSome,
}

async function act(life: Life, deed: Deed): Promise<void> {
  const parcel = 'which' in deed && deed.which === 1 ? `${life.number}-1` : life.number
  await (doing[deed.does] as Doing<Does>)(life, { ...deed, parcel } as never)
}

const attemptsOf = ({ db }: Database, orderId: number) =>
  db.selectFrom('payments').where('order_id', '=', orderId).where('surplus', '=', false).orderBy('id').selectAll().execute()

async function settle({ shop, orderId }: Life): Promise<void> {
  for (const { id, method } of await attemptsOf(shop.database, orderId)) if (!isOnDelivery(method)) await settlePayment(shop, id)
}

const isByTransfer = async ({ shop, orderId }: Life) =>
  (await attemptsOf(shop.database, orderId)).some(({ provider }) => provider === 'bank')

const openRefunds = ({ shop: { database }, orderId }: Life) =>
  database.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.order_id', '=', orderId)
    .where('refunds.status', '<>', 'done')
    .select(['refunds.id', 'refunds.amount', 'payments.provider'])
    .execute()

async function sendRefunds(life: Life): Promise<void> {
  for (const { id, provider } of await openRefunds(life)) if (provider === 'tappay') await sendRefund(life.shop, id)
}

async function refundAllByHand(life: Life): Promise<void> {
  const order = { id: life.orderId, memberId: 0 }
  for (const { id, amount } of await openRefunds(life)) {
    const { account } = await findAccountOfOrder(life.shop, order)
    const done = await refundByHand(life.shop, { refundId: id, reference: `BY-HAND-${id}`, accountId: account?.id, by })
    if (done.ok) life.companies.payBackByHand(amount)
  }
}

/** By a link that was given to the buyer before; while no money waits to be transferred it is refused. */
async function enterSomeAccount({ shop, orderId }: Life, { digits }: { digits: string }): Promise<void> {
  const token = await shop.database.transaction((tx) => giveAccountWord(shop, tx, orderId))
  await enterAccount(shop, { token, typed: { bankCode: '808', branch: '', number: digits, holder: '陳浩' } })
}

async function endWhenOverdue({ shop, orderId }: Life): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { order } = await lockWholeOrder(tx, orderId)
    if (order.status === 'pending_payment' && order.payment_deadline && order.payment_deadline < shop.now())
      await endUnpaid(tx, { order, terms: defaultTerms, now: shop.now() })
  })
}

/** What a person takes for the order's own money on the bank's statement. */
const payingTransfer = ({ companies, amount }: Pick<Life, 'companies' | 'amount'>) =>
  companies.transfers.find((each) => each.amount === amount)

/** Operations read the bank's statement; sometimes they write the number of a transfer as they please. */
async function confirmByHand({ shop, companies, number, amount }: Life, { isRenamed }: { isRenamed: boolean }): Promise<void> {
  const transfer = payingTransfer({ companies, amount })
  if (transfer) await confirmTransfer(shop, { number, amount, reference: isRenamed ? `H-${transfer.companyId}` : transfer.companyId, by })
}

async function confirmSurplusByHand({ shop, companies, number, amount }: Life): Promise<void> {
  const transfer = companies.transfers.findLast((each) => each !== payingTransfer({ companies, amount }))
  if (transfer) await confirmSurplus(shop, { number, amount: transfer.amount, reference: transfer.companyId })
}

async function putAway({ shop }: Life, { parcel }: { parcel: string }): Promise<void> {
  for (const { id } of await listBoxesOf(shop, [parcel])) await putAwayLabel(shop, { boxId: id, actor: { kind: 'staff', id: by } })
}

const firstLine = ({ shop: { database } }: Life, parcel: string) =>
  database.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.hashed_id', '=', parcel)
    .orderBy('order_lines.id')
    .limit(1)
    .select(['order_lines.id', 'order_lines.product_id'])
    .executeTakeFirst()

type ByLine = Extract<Deed, { does: 'refund by line' }> & { parcel: string }

/** For what it comes to just now; of another amount nothing is given back. */
async function refundByLine(life: Life, { parcel, what, press }: ByLine): Promise<void> {
  const { shop, number } = life
  const lineId = (await firstLine(life, parcel))?.id
  if (lineId === undefined) return
  const lines = what === 'a fee' ? [] : [what === 'a unit' ? { lineId, units: 1 } : { lineId, goodwill: 50 }]
  const wish = { lines, fees: { delivery: what === 'a fee' ? 60 : 0, handling: 0 } }
  const quote = await quoteRefund(shop, { number, wish })
  if (!quote.ok) return
  const cause = `refund ${parcel} ${press}`
  const actor = { kind: 'staff', id: by } as const
  await refundLines(shop, { number, wish, quoted: quote.value.amount, reason: 'price', words: null, cause, actor, spender: null })
}

type MissSome = Extract<Deed, { does: 'miss some' }> & { parcel: string }

async function missSome(life: Life, { parcel, units, press }: MissSome): Promise<void> {
  const line = await firstLine(life, parcel)
  if (!line) return
  const missing = [{ productId: line.product_id, quantity: units }]
  await reportShort(life.shop, { number: parcel, missing, by, cause: `missing ${parcel} ${press}`, spender: null })
}

/** Under the number of its label; without one, under a number that somebody typed. */
async function handOverAnyhow({ shop }: Life, { parcel }: { parcel: string }): Promise<void> {
  const handed = await handOver(shop, { number: parcel, by })
  if (!handed.ok && handed.refusal.code === 'tracking_needed') await handOver(shop, { number: parcel, tracking: `T-${parcel}`, by })
}

/** The courier collects the money of cash on delivery at the door: what his label says, or what he was told by hand. */
async function deliver({ shop, companies, courier, orderId }: Life, number: string): Promise<void> {
  const delivered = await followParcel(shop, { number, event: 'delivered', actor: 'operations', by })
  const cash = (await attemptsOf(shop.database, orderId)).findLast(({ method }) => isOnDelivery(method))
  if (!delivered.ok || !cash) return
  for (const { reference } of await listBoxesOf(shop, [number]))
    companies.collectCash(reference === null ? cash.amount : (courier.collectOf(reference) ?? Number.NaN))
}

/** Everybody answers again, time goes on, and people do what is left to them. */
export async function endLife(life: Life): Promise<void> {
  life.companies.calmDown()
  for (let round = 0; round < 4; round++) {
    life.pass(round === 0 ? 12 : 5 * 24 * 60)
    await settle(life)
    await endWhenOverdue(life)
    await sendRefunds(life)
    await refundAllByHand(life)
    if (await isOver(life)) return
  }
}

/** Nobody waits for anybody any more. */
async function isOver(life: Life): Promise<boolean> {
  const { status } = await life.shop.database.db
    .selectFrom('orders')
    .where('id', '=', life.orderId)
    .select('status')
    .executeTakeFirstOrThrow()
  return status !== 'uncharged' && status !== 'pending_payment' && (await openRefunds(life)).length === 0
}
