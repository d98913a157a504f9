import type { Order } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { orderTexts, transferBefore } from '#texts/shop/order.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import { payingTexts } from '#texts/shop/afterwards/paying.ts'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { usedIn } from './afterwards/used-in.ts'
import { Deadline } from './deadline.tsx'
import { TransferFacts } from './transfer-facts.tsx'

/** Where to transfer the amount, how much, and until when (ORD-02, PAY-05). */
export function TransferBanner({ order, now }: { order: Order; now: Date }) {
  const say = useWords()
  const language = useLanguage()
  const used = usedIn(order)
  return (
    <Panel className="transfer-banner" aria-label={say(orderTexts.awaitingTransfer)}>
      <div>
        <h2>
          {order.payment_deadline
            ? say(transferBefore(formatDateTime(order.payment_deadline, language)))
            : say(orderTexts.awaitingTransfer)}
        </h2>
        {order.payment_deadline && <Deadline deadline={order.payment_deadline} now={now} />}
        <p className="muted">
          {say(orderTexts.transferNote)}
          {used && ` ${say(orderTexts.comesBack[used])}`}
        </p>
      </div>
      <TransferFacts account={order.vatm_account} total={order.grand_total} />
      {order.status === 'pending_payment' && (
        <a className="button ghost" href={paths.payment(language, order.hashed_id)}>
          {say(payingTexts.another)}
        </a>
      )}
    </Panel>
  )
}
