import type { Order, OrderStatus } from '#contract/api/order.ts'
import { confirmedStage, orderStageTexts, orderTexts } from '#texts/order.ts'
import { Blossom } from '../../ui/blossom.tsx'
import { useWords } from '../../ui/words.ts'

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

/** How far an order has come; the blossom after the open ones is what happens now. */
export function OrderProgress({ status, payment }: Pick<Order, 'status' | 'payment'>) {
  const say = useWords()
  const open = opened[status]
  if (open === null) return null
  return (
    <ol className="order-progress" aria-label={say(orderTexts.progress)}>
      {orderStageTexts.map((stage, place) => (
        <li key={stage.en} className={place < open ? 'open' : undefined} aria-current={place === open ? 'step' : undefined}>
          <Blossom />
          {say(place === paidStage && payment === 'when_received' ? confirmedStage : stage)}
        </li>
      ))}
    </ol>
  )
}
