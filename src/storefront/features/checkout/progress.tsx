import type { Step } from '#rules/checkout/checkout-steps.ts'
import { checkoutTexts, stepOf, stepTexts, stepTitled } from '#texts/shop/checkout.ts'
import { petals } from '#ui/pictures/blossom.tsx'
import { useWords } from '#ui/words/words.ts'

/** Four steps fill four petals; the fifth opens when the order is complete. */
export function Progress({ step }: { step: Step }) {
  const say = useWords()
  return (
    <div className="checkout-progress">
      <svg viewBox="0 0 100 100" role="img" aria-label={say(stepOf(step))}>
        {petals.map((petal, place) => (
          <path key={petal} d={petal} className={standing(place + 1, step)} />
        ))}
      </svg>
      <div>
        <h1>{say(checkoutTexts.title)}</h1>
        <p className="muted small">{say(stepTitled(step, stepTexts[step]))}</p>
      </div>
    </div>
  )
}

function standing(petal: number, step: Step): string {
  if (petal < step) return 'done'
  return petal === step ? 'current' : ''
}
