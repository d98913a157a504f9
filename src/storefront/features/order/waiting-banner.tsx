import type { Order } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { canRepay } from '#rules/orders/order.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { orderTexts, payPageBefore } from '#texts/shop/order.ts'
import { payingTexts } from '#texts/shop/afterwards/paying.ts'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Deadline } from './deadline.tsx'

/** What an order waits for: the company's answer, or its buyer, who may pay as was begun or in another way until the deadline (PAY-17). */
export function WaitingBanner({ order, now }: { order: Order; now: Date }) {
  return order.status === 'uncharged' ? <CheckedNote /> : <PayPanel order={order} now={now} />
}

function CheckedNote() {
  const say = useWords()
  return (
    <div className="waiting-banner">
      <NoteBox kind="info">
        <h2>{say(orderTexts.beingChecked)}</h2>
        <p>{say(orderTexts.beingCheckedNote)}</p>
      </NoteBox>
    </div>
  )
}

/** The way back to the page of the wallet (PAY-09, ORD-15), and to every other way to pay. The page of a bank cannot be opened a second time. */
function PayPanel({ order, now }: { order: Order; now: Date }) {
  const say = useWords()
  const language = useLanguage()
  const { payment_deadline: deadline, payment_url: page } = order
  const payHere = paths.payment(language, order.hashed_id)
  const isOnPage = canRepay(order) && page !== null
  const until = deadline ? say(payPageBefore(formatDateTime(deadline, language))) : say(orderTexts.awaitingPage)
  return (
    <Panel className="transfer-banner" aria-label={say(orderTexts.awaitingPage)}>
      <div>
        <h2>{page === null ? say(orderTexts.paymentFailed) : until}</h2>
        {page === null && <p>{until}</p>}
        {deadline && <Deadline deadline={deadline} now={now} />}
        <p className="muted">{say(noteFor({ page, isOnPage }))}</p>
      </div>
      <div className="ways-to-pay">
        <a className="button primary big" href={isOnPage ? page : payHere}>
          {say(isOnPage ? orderTexts.repay : payingTexts.again)}
        </a>
        {isOnPage && (
          <a className="button ghost" href={payHere}>
            {say(payingTexts.another)}
          </a>
        )}
      </div>
    </Panel>
  )
}

function noteFor({ page, isOnPage }: { page: string | null; isOnPage: boolean }) {
  if (page === null) return orderTexts.paymentFailedNote
  return isOnPage ? orderTexts.pageNote : orderTexts.bankPageNote
}
