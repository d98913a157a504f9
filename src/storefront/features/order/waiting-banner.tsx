import type { Order } from '#contract/api/order.ts'
import { canRepay } from '#rules/order.ts'
import { formatDateTime } from '#texts/format.ts'
import { orderTexts, payPageBefore } from '#texts/order.ts'
import { NoteBox, Panel } from '../../ui/panel.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { Deadline } from './deadline.tsx'

/** An order that waits for its buyer on the page of a wallet or a bank, with the way back to it (PAY-09, ORD-15). */
export function WaitingBanner({ order, now }: { order: Order; now: Date }) {
  const say = useWords()
  const language = useLanguage()
  if (order.status === 'uncharged') {
    return (
      <div className="waiting-banner">
        <NoteBox kind="info">
          <h2>{say(orderTexts.beingChecked)}</h2>
          <p>{say(orderTexts.beingCheckedNote)}</p>
        </NoteBox>
      </div>
    )
  }
  const deadline = order.payment_deadline
  return (
    <Panel className="transfer-banner" aria-label={say(orderTexts.awaitingPage)}>
      <div>
        <h2>{deadline ? say(payPageBefore(formatDateTime(deadline, language))) : say(orderTexts.awaitingPage)}</h2>
        {deadline && <Deadline deadline={deadline} now={now} />}
        <p className="muted">{say(orderTexts.pageNote)}</p>
      </div>
      {canRepay(order) && order.payment_url && (
        <a className="button primary big" href={order.payment_url}>
          {say(orderTexts.repay)}
        </a>
      )}
    </Panel>
  )
}
