import type { ReactNode } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { stepStates, steps, type Step } from '#rules/checkout/checkout-steps.ts'
import { sum } from '#rules/money.ts'
import { checkoutTexts, summaryOf, summaryTexts } from '#texts/shop/checkout.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { Price } from '#ui/words/price.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { ConfirmStep } from './confirm/confirm-step.tsx'
import { DetailsStep } from './details/details-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment/payway-step.tsx'
import { Progress } from './progress.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import { StepPanel } from './step-panel.tsx'
import { DetailsSummary, PaymentSummary, ShippingSummary } from './step-summaries.tsx'
import { useCheckout } from './use-checkout.ts'

/** From the cart to the order, in four steps on one page. */
export function Checkout(needs: CheckoutNeeds) {
  const say = useWords()
  const language = useLanguage()
  const checkout = useCheckout(needs)
  const { draft, step, totals, saved } = checkout
  const states = stepStates(draft)
  const bodies: Record<Step, { open: ReactNode; done: ReactNode }> = {
    1: { open: <ShippingStep checkout={checkout} />, done: <ShippingSummary draft={draft} totals={totals} fee={checkout.fee} /> },
    2: { open: <DetailsStep checkout={checkout} needs={needs} />, done: <DetailsSummary draft={draft} saved={saved} /> },
    3: { open: <PaymentStep checkout={checkout} />, done: <PaymentSummary draft={draft} /> },
    4: { open: <ConfirmStep checkout={checkout} needs={needs} />, done: null },
  }
  const summary = <OrderSummary lines={needs.lines} totals={totals} discount={needs.discount} fee={checkout.fee} />
  return (
    <div className="wrap checkout">
      <PageLink className="text-link" href={paths.cart(language)}>
        <Icon name="back" size="small" />
        {say(checkoutTexts.backToCart)}
      </PageLink>
      <Progress step={step} />
      <details className="panel folded-summary">
        <summary>
          <span>{say(summaryOf(sum(needs.lines.map(({ quantity }) => quantity))))}</span>
          <span className="folded-total">
            <Price amount={totals.grand_total} />
            <Icon name="down" />
          </span>
        </summary>
        {summary}
      </details>
      <div className="checkout-columns">
        <div>
          {steps.map((each) => (
            <StepPanel
              key={each}
              step={each}
              current={step}
              summary={bodies[each].done}
              onEdit={states[each] === 'done' ? () => checkout.openStep(each) : undefined}
            >
              {bodies[each].open}
            </StepPanel>
          ))}
        </div>
        <aside className="panel summary-beside" aria-label={say(summaryTexts.title)}>
          <h2>{say(summaryTexts.title)}</h2>
          {summary}
        </aside>
      </div>
    </div>
  )
}
