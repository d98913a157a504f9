import type { Order, OrderStatus } from '#contract/shop/api/order.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import { formatMoment } from '#texts/shared/format.ts'
import { confirmedStage, orderStageTexts, orderTexts } from '#texts/shop/order.ts'
import { Blossom } from '#ui/pictures/blossom.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** How many of the five blossoms are open: placed, paid, packed, sent, arrived. Cancelled orders have none. */
const opened: Readonly<Record<OrderStatus, number | null>> = {
  uncharged: 1,
  pending_payment: 1,
  confirmed: 2,
  picking: 2,
  delivering: 3,
  delivered: 4,
  finished: 5,
  archived: 5,
  refunding: null,
  refunded: null,
  cancel: null,
}

const paidStage = 1

type Times = Pick<Order, 'created_at' | 'confirmed_at' | 'picked_at' | 'shipped_at' | 'delivered_at' | 'finished_at'>

/** How far an order has come, and since when; the blossom after the open ones is what happens now. */
export function OrderProgress({ status, payment, ...times }: Pick<Order, 'status' | 'payment'> & Times) {
  const say = useWords()
  const language = useLanguage()
  const open = opened[status]
  if (open === null) return null
  const moments = momentsOf(times)
  return (
    <ol className="order-progress" aria-label={say(orderTexts.progress)}>
      {orderStageTexts.map((stage, place) => {
        const moment = place <= open ? moments[place] : null
        return (
          <li key={stage.en} className={place < open ? 'open' : undefined} aria-current={place === open ? 'step' : undefined}>
            <Blossom />
            {say(place === paidStage && isOnDelivery(payment) ? confirmedStage : stage)}
            {moment && <time dateTime={moment}>{formatMoment(moment, language)}</time>}
          </li>
        )
      })}
    </ol>
  )
}

/** A parcel that waits in a store has arrived there before it is in the buyer's hands. */
function momentsOf({ created_at, confirmed_at, picked_at, shipped_at, delivered_at, finished_at }: Times): readonly (string | null)[] {
  return [created_at, confirmed_at, picked_at, shipped_at, finished_at ?? delivered_at]
}
