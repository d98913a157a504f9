import './afterwards.css'
import type { Order } from '#contract/shop/api/order.ts'
import { formatDate, formatTwd } from '#texts/shared/format.ts'
import {
  afterwardsTexts,
  refundDone,
  refundOnItsWay,
  refundReasonTexts,
  refundTargetTexts,
} from '#texts/shop/afterwards/order-afterwards.ts'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** What money went back: why, how much, when and where to; nothing where none did. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  const say = useWords()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <Panel>
      <h2>{say(afterwardsTexts.refunds)}</h2>
      <ul className="order-refunds">
        {refunds.map(({ amount, reason, method, created_at, done_at }) => (
          <li key={`${created_at} ${amount}`}>
            <span>{say(refundReasonTexts[reason])}</span>
            <b className="num">{formatTwd(amount, language)}</b>
            <span className="small muted">
              {done_at
                ? say(refundDone(formatDate(done_at, language), refundTargetTexts[method]))
                : say(refundOnItsWay(formatDate(created_at, language), refundTargetTexts[method]))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
