import type { Tx } from '#database/connect.ts'
import { sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { shortLines, type Units } from '#rules/shipping/short-lines.ts'
import { hasLabel } from '#server/delivery/shipments/published/has-label.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockParcel, type LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { loadLinesToSend } from '#server/sales/orders/shortages/load-lines-to-send.ts'
import { shareOfParcel } from '#server/sales/refunding/share-of-parcel.ts'
import { missedBefore, seeParcel, type MissingSeen } from './missing-seen.ts'
import { weighShort, type WeighRefusal } from './weigh-short.ts'
import { worthOfParcel } from './worth-of-parcel.ts'

/** What would follow if goods of a parcel were missing. */
export type MissingQuoted = {
  amount: Twd
  /** What went back before for goods that were missing in the same parcel. */
  before: Twd
  isUncollected: boolean
  points: number
  /** What is there and is not sent all the same. */
  toShelf: Units[]
  /** What it touches, as it was when it was weighed. */
  seen: MissingSeen
}

export type QuoteRefusal = WeighRefusal | { code: 'no_such_order' | 'label_booked' }

/** `short`: the rest is sent. `none`: nothing of the parcel is. */
export type MissingWish = { number: string; missing: readonly Units[]; choice: 'short' | 'none' }

/** Says what missing goods would come to, and changes nothing (PCK-18). */
export async function quoteMissing(shop: Shop, { number, missing, choice }: MissingWish): Promise<Result<MissingQuoted, QuoteRefusal>> {
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { id, status } = held.parcel
    if (status !== 'picking') return refuse({ code: 'no_such_transition', status })
    if (await hasLabel(tx, id)) return refuse({ code: 'label_booked' })
    const weighed = choice === 'short' ? await quoteShort(tx, { held, missing }) : await quoteNone(tx, { held, missing })
    if (!weighed.ok) return weighed
    return ok({ ...weighed.value, before: await missedBefore(tx, held), seen: await seeParcel(tx, held) })
  })
}

type Quoting = { held: LockedParcel; missing: readonly Units[] }
type Weighed = Omit<MissingQuoted, 'before' | 'seen'>

async function quoteShort(tx: Tx, quoting: Quoting): Promise<Result<Weighed, WeighRefusal>> {
  const weighed = await weighShort(tx, quoting)
  if (!weighed.ok) return weighed
  const { amount, refund, lines } = weighed.value
  const toShelf = lines.flatMap(({ goods }) =>
    goods.map(({ productId, quantity, lost }) => ({ productId, quantity: quantity - lost })).filter(({ quantity }) => quantity > 0),
  )
  return ok({ amount, isUncollected: refund?.isUncollected ?? false, points: refund?.points.returned ?? 0, toShelf })
}

async function quoteNone(tx: Tx, { held, missing }: Quoting): Promise<Result<Weighed, WeighRefusal>> {
  const lines = await loadLinesToSend(tx, held.parcel.id)
  const short = shortLines(lines, missing)
  if (!short.ok && short.refusal.code !== 'nothing_left_to_send') return short
  const lost = (productId: number) => missing.find((each) => each.productId === productId)?.quantity ?? 0
  const all = Map.groupBy(
    lines.flatMap((line) => [line, ...line.picks]),
    ({ productId }) => productId,
  )
  const toShelf = [...all].map(([productId, goods]) => ({
    productId,
    quantity: sum(goods.map(({ quantity }) => quantity)) - lost(productId),
  }))
  const { points } = await shareOfParcel(tx, held, held.parcel.id)
  const amount = await worthOfParcel(tx, held)
  return ok({
    amount,
    isUncollected: held.whole.payment === 'when_received',
    points,
    toShelf: toShelf.filter(({ quantity }) => quantity > 0),
  })
}
