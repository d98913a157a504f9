import type { Order } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import { orderTexts, reasonIs } from '#texts/shop/order.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { cancelReason } from './cancel-reason.ts'

const headings = { cancel: orderTexts.cancelled, refunding: orderTexts.refunding, refunded: orderTexts.refunded } as const

export function isCancelled(status: Order['status']): status is keyof typeof headings {
  return Object.hasOwn(headings, status)
}

/** That an order was cancelled, why, and where the money is (ORD-03). */
export function CancelledBanner({ order, status }: { order: Order; status: keyof typeof headings }) {
  const say = useWords()
  const language = useLanguage()
  const note = whatCameBack(order)
  return (
    <div className="cancelled-banner">
      <NoteBox kind="danger">
        <h2>{say(order.cancel_reason === 'returned' ? orderTexts.cameBack[status] : headings[status])}</h2>
        {order.cancel_reason && <p>{say(reasonIs(cancelReason(order.cancel_reason, language)))}</p>}
        {note && <p>{say(note)}</p>}
      </NoteBox>
    </div>
  )
}

/** Points and code are spoken of only where the order had used them. */
function whatCameBack(order: Order): Text | undefined {
  const usedPoints = [order, ...order.split_orders].some((part) => part.order_details.some((line) => line.shopping_point_cost > 0))
  const { points, code, both } = orderTexts.cancelledNotes
  if (usedPoints) return order.discount_code ? both : points
  return order.discount_code ? code : undefined
}
