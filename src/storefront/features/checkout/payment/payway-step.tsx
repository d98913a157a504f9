import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { isCardMethod, isInInstalments, paymentGroups, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { goodsBlocksOf, offerPaymentMethods, type PaymentOffer } from '#rules/payments/payway.ts'
import { goodsNoteTexts, nextTexts, paymentBlockTexts, paymentGroupTexts, paymentStepTexts } from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { ChooseFirst } from '../choose-first.tsx'
import { InstallmentTable } from './installment-table.tsx'
import { MethodMarks } from './method-marks.tsx'
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
      {paymentGroups.map((group) => (
        <MethodGroup key={group} title={say(paymentGroupTexts[group])} offers={offers[group]} chosen={draft.payway} onChoose={choose}>
          {offers[group].some(({ method }) => isInInstalments(method)) && <InstallmentTable total={totals.grand_total} />}
        </MethodGroup>
      ))}
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

type MethodGroupProps = {
  title: string
  offers: readonly PaymentOffer[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  children: ReactNode
}

function MethodGroup({ title, offers, chosen, onChoose, children }: MethodGroupProps) {
  const say = useWords()
  const id = useId()
  const fee = formatTwd(useTerms().delivery.cash_on_delivery_fee, useLanguage())
  if (offers.length === 0) return null
  return (
    <div className="options" role="group" aria-labelledby={id}>
      <h3 id={id} className="group-title">
        {title}
      </h3>
      {offers.map(({ method, block }) => {
        const note = block ? paymentBlockTexts[block] : paymentMethodTexts[method].offered.note
        return (
          <OptionCard
            key={method}
            name="payway"
            value={method}
            checked={chosen === method}
            disabled={block !== null}
            onChange={() => onChoose(method)}
            title={say(paymentMethodTexts[method].offered.title)}
            note={note && say(typeof note === 'function' ? note(fee) : note)}
            aside={<MethodMarks method={method} />}
          />
        )
      })}
      {children}
    </div>
  )
}
