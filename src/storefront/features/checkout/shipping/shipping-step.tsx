import type { FormEvent } from 'react'
import { offerShipping, type ShippingOffer } from '#rules/shipping/shipping-offers.ts'
import { deliveryFee, type ShippingMethod } from '#rules/shipping/shipping.ts'
import { checkoutTexts, feeFrom, methodTexts, nextTexts, shippingHintTexts, stepRefusalTexts } from '#texts/shop/checkout.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { useStepToasts } from '../use-step-toasts.ts'
import { ChooseFirst } from '../choose-first.tsx'

/** Step 1: every method, with what speaks for it or against it (CK1-01 to CK1-04). */
export function ShippingStep({ checkout }: { checkout: CheckoutState }) {
  const say = useWords()
  const showToast = useStepToasts()
  const { draft, flags, totals, chooseMethod, finishStep } = checkout
  const choose = (method: ShippingMethod) => {
    if (draft.shipping_method && draft.shipping_method !== method) showToast({ kind: 'info', message: say(checkoutTexts.methodChanged) })
    chooseMethod(method)
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    const left = finishStep(1)
    if (!left.ok) showToast({ kind: 'warning', message: say(stepRefusalTexts[left.refusal.code]) })
  }
  return (
    <form className="step-form" onSubmit={next}>
      <div className="options" role="radiogroup" aria-labelledby="step-1">
        {offerShipping({ flags, items_total: totals.items_total }).map((offer) => (
          <MethodOption key={offer.kind} offer={offer} chosen={draft.shipping_method} itemsTotal={totals.items_total} onChoose={choose} />
        ))}
      </div>
      <div>
        <Button type="submit" size="big" className="next" aria-describedby={draft.shipping_method === null ? 'method-needed' : undefined}>
          {say(nextTexts[1])}
        </Button>
        {draft.shipping_method === null && <ChooseFirst id="method-needed" text={checkoutTexts.chooseFirst} />}
      </div>
    </form>
  )
}

type MethodOptionProps = {
  offer: ShippingOffer
  chosen: ShippingMethod | null
  itemsTotal: number
  onChoose: (method: ShippingMethod) => void
}

function MethodOption({ offer: { method, available, hints }, chosen, itemsTotal, onChoose }: MethodOptionProps) {
  const say = useWords()
  const language = useLanguage()
  const terms = useTerms().delivery
  const notes = [...(available ? [methodTexts[method].note] : []), ...hints.map((hint) => shippingHintTexts[hint])]
  const fee = deliveryFee({ method, items_total: itemsTotal, country: null, terms })
  const leastAbroad = Math.min(...Object.values(terms.overseas_fees))
  const priceAtHome = fee === 0 ? say(checkoutTexts.free) : formatTwd(fee, language)
  const price = method === 'ups' ? say(feeFrom(formatTwd(leastAbroad, language))) : priceAtHome
  return (
    <OptionCard
      name="shipping_method"
      value={method}
      checked={chosen === method}
      disabled={!available}
      onChange={() => onChoose(method)}
      title={say(methodTexts[method].title)}
      note={notes.map((note) => (
        <span key={note.en} className="block">
          {say(note)}
        </span>
      ))}
      aside={available && <b className="num">{price}</b>}
    />
  )
}
