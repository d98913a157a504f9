import type { ReactNode } from 'react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'
import { PaymentState } from '../payment-state.tsx'

/** Every attempt to pay an order; what can be done about them, the page puts beside the heading. */
export function OrderAttempts({ attempts, children }: { attempts: NonNullable<OfficeOrder['attempts']>; children?: ReactNode }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    // On a phone it scrolls sideways, and what scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="office-panel overflow-x-auto" aria-label={say(orderPageTexts.attempts)} tabIndex={0}>
      <header>
        <h2 className="flex-1">{say(orderPageTexts.attempts)}</h2>
        {children}
      </header>
      {attempts.length === 0 && <p className="dim body">{say(orderPageTexts.noAttempts)}</p>}
      {attempts.length > 0 && (
        <table className="inner-table">
          <thead>
            <tr>
              <th scope="col">{say(orderPageTexts.how)}</th>
              <th scope="col">{say(orderPageTexts.when)}</th>
              <th scope="col">{say(orderPageTexts.result)}</th>
              <th scope="col" className="right">
                {say(orderPageTexts.amount)}
              </th>
              <th scope="col">{say(orderPageTexts.theirs)}</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <tr key={attempt.id}>
                <td className="nowrap">{say(paymentMethodTexts[attempt.method].name)}</td>
                <td>
                  <When at={attempt.paid_at ?? attempt.created_at} />
                </td>
                <td>
                  <PaymentState method={attempt.method} status={attempt.status} />
                  {attempt.error && <span className="dim block text-xs">{attempt.error}</span>}
                </td>
                <td className="right figures nowrap">{formatTwd(attempt.amount, language)}</td>
                <td className="code dim">{attempt.provider_ref ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
