import { useState, type FormEvent } from 'react'
import { isCardMethod, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { goodsBlocksOf, offerPaymentMethods } from '#rules/payments/payway.ts'
import { goodsNoteTexts, nextTexts, paymentStepTexts } from '#texts/shop/checkout.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { ChooseFirst } from '../choose-first.tsx'
import { MethodGroups } from './method-groups.tsx'
import type { CheckoutState } from '../use-checkout.ts'

/** Step 3: the payment methods in their groups; what these goods rule out stays in sight, with its reason (CK3-01 to CK3-10). */
export function PaymentStep({ checkout }: { checkout: CheckoutState }) {
  const say = useWords()
  const language = useLanguage()
  const { preorder } = useTerms()
  const { draft, flags, totals, device, change, finishStep, loadCards } = checkout
  const [busy, setBusy] = useState(false)
  const delivery = draft.shipping_method
  if (!delivery) return null
  const offers = offerPaymentMethods({ delivery, flags, items_total: totals.items_total, language, device })
  const choose = (payway: PaymentMethod) => change((before) => ({ ...before, payway }))
  const next = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (draft.payway && isCardMethod(draft.payway)) {
      setBusy(true)
      await loadCards()
      setBusy(false)
    }
    finishStep(3)
  }
  return (
    <form className="step-form" onSubmit={(event) => void next(event)}>
      {goodsBlocksOf(flags).map((block) => {
        const note = goodsNoteTexts[block]
        return note && <NoteBox key={block}>{say(typeof note === 'function' ? note(preorder) : note)}</NoteBox>
      })}
      <MethodGroups offers={offers} chosen={draft.payway} onChoose={choose} total={totals.grand_total} />
      <div>
        <Button
          type="submit"
          size="big"
          className="next"
          busy={busy}
          disabled={draft.payway === null}
          aria-describedby={draft.payway === null ? 'payway-needed' : undefined}
        >
          {say(nextTexts[3])}
        </Button>
        {draft.payway === null && <ChooseFirst id="payway-needed" text={paymentStepTexts.chooseFirst} />}
      </div>
    </form>
  )
}
