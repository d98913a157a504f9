import type { ReactNode } from 'react'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { timelineActorTexts } from '#texts/office/order-page/timeline.ts'
import { orderPageTexts, paymentStateTexts } from '#texts/office/orders.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { When } from '../../../ui/when.tsx'
import { PaymentState } from '../payment-state.tsx'

type Attempt = NonNullable<OfficeOrder['attempts']>[number]
type AttemptsProps = { attempts: readonly Attempt[]; money: OrderMoneyOfOffice | undefined; children?: ReactNode }

/** Every attempt to pay an order with every state that it came to; what can be done about them, the page puts beside the heading. */
export function OrderAttempts({ attempts, money, children }: AttemptsProps) {
  const say = useWords()
  return (
    <section className="office-panel" aria-label={say(orderPageTexts.attempts)}>
      <header className="flex-wrap">
        <h2 className="flex-1">{say(orderPageTexts.attempts)}</h2>
        {children}
      </header>
      {attempts.length === 0 && <p className="dim body">{say(orderPageTexts.noAttempts)}</p>}
      <ul className="refunds">
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.id} attempt={attempt} moves={money?.attempts.find(({ id }) => id === attempt.id)?.moves ?? []} />
        ))}
      </ul>
    </section>
  )
}

type Moves = OrderMoneyOfOffice['attempts'][number]['moves']

function AttemptRow({ attempt, moves }: { attempt: Attempt; moves: Moves }) {
  const [say, language] = [useWords(), useLanguage()]
  const { method, status, amount, error, provider_ref: theirs, created_at, paid_at } = attempt
  return (
    <li>
      <div className="min-w-0 flex-1">
        <span className="font-medium">{say(paymentMethodTexts[method].name)}</span>
        <span className="dim block text-xs">
          <When at={paid_at ?? created_at} />
          {theirs && <span className="code break-all"> {theirs}</span>}
        </span>
        {error && <span className="dim block text-xs">{error}</span>}
      </div>
      <PaymentState method={method} status={status} />
      <b className="figures">{formatTwd(amount, language)}</b>
      {moves.length > 0 && <AttemptMoves moves={moves} />}
    </li>
  )
}

function AttemptMoves({ moves }: { moves: Moves }) {
  const say = useWords()
  return (
    <details className="basis-full text-[13px]">
      <summary className="dim min-h-[44px] md:min-h-[28px] cursor-pointer">{say(orderPageTexts.moves)}</summary>
      <ol className="grid gap-1 py-1">
        {moves.map(({ at, to, actor }) => (
          <li key={`${at}${to}`} className="move-of-attempt">
            <span>
              {say(paymentStateTexts[to])} <span className="dim">{say(timelineActorTexts[actor])}</span>
            </span>
            <span className="dim">
              <When at={at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
