import type { Tx } from '#database/connect.ts'
import { sum, type Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { ShortLine, Units } from '#rules/shipping/short-lines.ts'
import { putBack, type UnitsBack } from '#server/catalog/products/return-stock.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { isReported } from '#server/sales/orders/shortages/is-reported.ts'
import { saveShortages } from '#server/sales/orders/shortages/save-shortages.ts'
import { giveBackLines } from '#server/sales/refunding/give-back-lines.ts'
import { boxesWith, lockPacked } from './booking/lock-packed.ts'
import { allowMissing, type Allowing, type NotAllowed } from './shortages/allow-missing.ts'
import { takeOutOfBoxes } from './shortages/take-out-of-boxes.ts'
import { weighShort, type WeighRefusal, type WeighedShort } from './shortages/weigh-short.ts'

export type ShortGoods = Omit<Allowing, 'now'> & {
  number: string
  /** What could not be found, by product. */
  missing: readonly Units[]
  by: string
}

export type ShortRefused = WeighRefusal | NotAllowed | { code: 'no_such_order' | 'label_booked' }

/** `amount`: what goes back, or is collected less. */
export type ReportedShort = { refundId: number | null; amount: Twd }

/**
 * While a parcel was packed, some goods turned out not to be there: they are written beside their lines, their money goes back by line or
 * is collected less, the stock ledger is put right, and the rest is sent (D-115). Safe to repeat: the same cause is one report.
 */
export async function reportShort(shop: Shop, asked: ShortGoods): Promise<Result<ReportedShort, ShortRefused>> {
  const { number, missing, cause, by, ...bounds } = asked
  const now = shop.now()
  const terms = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const packed = await lockPacked(tx, [number])
    const held = packed.parcels.find(({ parcel }) => parcel.hashed_id === number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { parcel, whole } = held
    if (await isReported(tx, { parcelId: parcel.id, cause })) return ok(await findReported(tx, { orderId: whole.id, cause }))
    const weighed = await weighShort(tx, { held, missing })
    if (!weighed.ok) return weighed
    const boxes = boxesWith(parcel.id, packed)
    if (boxes.some((box) => fixed.includes(stateOfBox(box)))) return refuse({ code: 'label_booked' })
    const { amount, refund, lines } = weighed.value
    const allowed = await allowMissing(tx, { held, amount, allowing: { ...bounds, cause, now } })
    if (!allowed.ok) return allowed
    await writeDown(tx, { held, weighed: weighed.value, asked, now })
    await takeOutOfBoxes(tx, { boxes, out: lines.map(({ lineId, units: quantity }) => ({ lineId, quantity })) })
    await putBack(tx, { orderId: parcel.id, units: goodsOf(lines), actor: 'operations' })
    const giving = { held, cause, reason: 'goods_missing', words: null, terms, now } as const
    const refundId = refund && (await giveBackLines(shop, tx, { ...giving, weighed: refund }))
    await tellLater(tx, { name: 'goods-short', orderId: whole.id, cause })
    return ok({ refundId, amount })
  })
}

/** What stands on a label does not change under it, and neither does what has left. */
const fixed: readonly string[] = ['booked', 'handed_over']

type Writing = { held: LockedParcel; weighed: WeighedShort; asked: ShortGoods; now: Date }

async function writeDown(tx: Tx, { held: { parcel }, weighed: { lines, amount }, asked, now }: Writing): Promise<void> {
  const { cause, by, missing } = asked
  const short = lines.map(({ lineId, units }) => ({ line: lineId, units }))
  const data = { short, missing, amount, cause }
  const moved = await recordTransition(tx, { orderId: parcel.id, event: 'goods_short', actor: 'operations', staff: { by, now }, data })
  if (!moved.ok) throw new Error(`Order ${parcel.hashed_id} is held and ${moved.refusal.status}`)
  await saveShortages(tx, { parcelId: parcel.id, lines, cause, by })
}

/** By product, whatever line it was in. */
function goodsOf(lines: readonly ShortLine[]): UnitsBack[] {
  const byProduct = Map.groupBy(
    lines.flatMap(({ goods }) => goods),
    ({ productId }) => productId,
  )
  return [...byProduct].map(([productId, goods]) => ({
    productId,
    quantity: sum(goods.map(({ quantity }) => quantity)),
    lost: sum(goods.map(({ lost }) => lost)),
  }))
}

async function findReported(tx: Tx, { orderId, cause }: { orderId: number; cause: string }): Promise<ReportedShort> {
  const parts = (await listGivenParts(tx, orderId)).filter((part) => part.cause === cause)
  const refundId = parts.find((part) => part.refundId !== null)?.refundId ?? null
  return { refundId, amount: sum(parts.map(({ amount }) => amount)) }
}
