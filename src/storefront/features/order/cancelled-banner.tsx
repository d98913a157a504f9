import type { Order } from '#contract/shop/api/order.ts'
import { orderTexts, reasonIs } from '#texts/shop/order.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { usedIn } from './afterwards/used-in.ts'
import { cancelReason } from './cancel-reason.ts'

const headings = { cancel: orderTexts.cancelled, refunding: orderTexts.refunding, refunded: orderTexts.refunded } as const

export function isCancelled(status: Order['status']): status is keyof typeof headings {
  return Object.hasOwn(headings, status)
}

/** That an order was cancelled, why, and where the money is (ORD-03). */
export function CancelledBanner({ order, status }: { order: Order; status: keyof typeof headings }) {
  const say = useWords()
  const language = useLanguage()
  // Points and code are spoken of only where the order had used them.
  const used = usedIn(order)
  return (
    <div className="cancelled-banner">
      <NoteBox kind="danger">
        <h2>{say(order.cancel_reason === 'returned' ? orderTexts.cameBack[status] : headings[status])}</h2>
        {order.cancel_reason && <p>{say(reasonIs(cancelReason(order.cancel_reason, language)))}</p>}
        {used && <p>{say(orderTexts.cancelledNotes[used])}</p>}
      </NoteBox>
    </div>
  )
}
