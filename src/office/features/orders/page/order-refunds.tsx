import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { refundReasonTexts } from '#texts/shop/afterwards/order-afterwards.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { State } from '../../../ui/state.tsx'
import { When } from '../../../ui/when.tsx'
import { CircleCheck, Undo2 } from 'lucide-react'

/** Money that goes back, why, and how far it is. */
export function OrderRefunds({ refunds }: { refunds: OfficeOrder['order']['refunds'] }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    // On a phone it scrolls sideways, and what scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="office-panel overflow-x-auto" aria-label={say(orderPageTexts.refunds)} tabIndex={0}>
      <header>
        <h2>{say(orderPageTexts.refunds)}</h2>
      </header>
      <table className="inner-table">
        <tbody>
          {refunds.map((refund) => (
            <tr key={refund.created_at + refund.reason}>
              <td>{say(refundReasonTexts[refund.reason])}</td>
              <td className="nowrap">{say(paymentMethodTexts[refund.method].name)}</td>
              <td>
                {refund.done_at ? (
                  <State tone="done" sign={<CircleCheck size={16} aria-hidden="true" />}>
                    {say(orderPageTexts.refundDone)} <When at={refund.done_at} />
                  </State>
                ) : (
                  <State tone="move" sign={<Undo2 size={16} aria-hidden="true" />}>
                    {say(orderPageTexts.refundUnderWay)}
                  </State>
                )}
              </td>
              <td className="right figures nowrap">{formatTwd(refund.amount, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
