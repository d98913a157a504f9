import type { Order } from '#contract/shop/api/order.ts'
import type { Text } from '#rules/locale.ts'
import { canRepay } from '#rules/orders/order.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { orderTexts, payPageBefore } from '#texts/shop/order.ts'
import { NoteBox, Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Deadline } from './deadline.tsx'

/** What an order waits for: the company's answer, its buyer on the page of a wallet or a bank, or to be given up. */
export function WaitingBanner({ order, now }: { order: Order; now: Date }) {
  if (order.status === 'uncharged') return <Note kind="info" title={orderTexts.beingChecked} text={orderTexts.beingCheckedNote} />
  // The page is there until the company has said that it was not paid.
  if (order.payment_url === null) return <Note kind="warning" title={orderTexts.paymentFailed} text={orderTexts.paymentFailedNote} />
  return <PageBanner order={order} now={now} />
}

function Note({ kind, title, text }: { kind: 'info' | 'warning'; title: Text; text: Text }) {
  const say = useWords()
  return (
    <div className="waiting-banner">
      <NoteBox kind={kind}>
        <h2>{say(title)}</h2>
        <p>{say(text)}</p>
      </NoteBox>
    </div>
  )
}

/** The way back to the page of the wallet (PAY-09, ORD-15). The page of a bank cannot be opened a second time. */
function PageBanner({ order, now }: { order: Order; now: Date }) {
  const say = useWords()
  const language = useLanguage()
  const deadline = order.payment_deadline
  return (
    <Panel className="transfer-banner" aria-label={say(orderTexts.awaitingPage)}>
      <div>
        <h2>{deadline ? say(payPageBefore(formatDateTime(deadline, language))) : say(orderTexts.awaitingPage)}</h2>
        {deadline && <Deadline deadline={deadline} now={now} />}
        <p className="muted">{say(canRepay(order) ? orderTexts.pageNote : orderTexts.bankPageNote)}</p>
      </div>
      {canRepay(order) && order.payment_url && (
        <a className="button primary big" href={order.payment_url}>
          {say(orderTexts.repay)}
        </a>
      )}
    </Panel>
  )
}
