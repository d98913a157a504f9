import { useId, type ReactNode } from 'react'
import { isInInstalments, paymentGroups, type PaymentGroup, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import type { PaymentOffer } from '#rules/payments/payway.ts'
import { paymentBlockTexts, paymentGroupTexts } from '#texts/shop/checkout.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { OptionCard } from '#ui/controls/choices.tsx'
import { useTerms } from '#ui/use-terms.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { InstallmentTable } from './installment-table.tsx'
import { MethodMarks } from './method-marks.tsx'

type MethodGroupsProps = {
  offers: Readonly<Record<PaymentGroup, readonly PaymentOffer[]>>
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  /** What is to be paid, for what parts of it would be. */
  total: number
}

/** The payment methods in their groups; what cannot be chosen stays in sight, with its reason (CK3-01 to CK3-06). */
export function MethodGroups({ offers, chosen, onChoose, total }: MethodGroupsProps) {
  const say = useWords()
  return paymentGroups.map((group) => (
    <MethodGroup key={group} title={say(paymentGroupTexts[group])} offers={offers[group]} chosen={chosen} onChoose={onChoose}>
      {offers[group].some(({ method }) => isInInstalments(method)) && <InstallmentTable total={total} />}
    </MethodGroup>
  ))
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
