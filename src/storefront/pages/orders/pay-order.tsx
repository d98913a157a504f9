import { useState } from 'react'
import type { OrderToPay } from '#contract/shop/api/paying/pay-order.ts'
import { newDraft } from '#rules/checkout/checkout-draft.ts'
import { allowedPeriod } from '#rules/payments/installment.ts'
import { isForPayingAgain } from '#rules/payments/pay-again.ts'
import { paymentGroups, type PaymentGroup, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { offerPaymentMethods, type PaymentOffer } from '#rules/payments/payway.ts'
import { formatDateTime, formatTwd } from '#texts/shared/format.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { orderTexts, payPageBefore } from '#texts/shop/order.ts'
import { payingTexts } from '#texts/shop/afterwards/paying.ts'
import { MethodConfirm } from '#storefront/features/checkout/confirm/method-confirm.tsx'
import { firstUsable, type MemberCards } from '#storefront/features/checkout/payment/member-cards.ts'
import { MethodGroups } from '#storefront/features/checkout/payment/method-groups.tsx'
import type { CardApp } from '#storefront/features/checkout/payment/tpdirect.ts'
import { useWallets, type Wallets } from '#storefront/features/checkout/payment/use-wallets.ts'
import { useNow } from '#storefront/data/use-now.ts'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { Deadline } from '#storefront/features/order/deadline.tsx'
import { usePaying, type PayingWay } from './use-paying.ts'

/** What it takes to choose how to pay. */
type Payable = Pick<OrderToPay, 'grand_total' | 'items_total' | 'payment' | 'payment_deadline' | 'shipping_method' | 'flags'>
type PayOrderProps = { order: Payable; app: CardApp; memberCards: MemberCards; way: PayingWay; canKeepCard?: boolean }

/** What is to be paid and until when, by what, and the one button that pays. What was chosen before is chosen again. */
export function PayOrder({ order, app, memberCards, way, canKeepCard = true }: PayOrderProps) {
  const say = useWords()
  const language = useLanguage()
  const now = useNow()
  const offers = offersFor(order, { language, device: useWallets(app, { isWanted: true }) })
  const total = order.grand_total
  const [draft, change] = useState(() => ({
    ...newDraft,
    payway: isOpen(order.payment, offers) ? order.payment : null,
    installment: allowedPeriod(newDraft.installment, total),
    card_info: { ...newDraft.card_info, card_id: firstUsable(memberCards) },
  }))
  const chosen = draft.payway && isOpen(draft.payway, offers) ? draft.payway : null
  const paying = usePaying({ draft, way })
  const deadline = order.payment_deadline
  return (
    <div className="pay-order">
      <div className="total-box">
        <div>
          <span className="muted small">{say(confirmTexts.total)}</span>
          <br />
          <span className="price total">{formatTwd(total, language)}</span>
        </div>
        {deadline && (
          <div>
            <p className="small">{say(payPageBefore(formatDateTime(deadline, language)))}</p>
            <Deadline deadline={deadline} now={now} />
          </div>
        )}
      </div>
      <Panel className="step-form" aria-label={say(payingTexts.choose)}>
        <h2>{say(payingTexts.choose)}</h2>
        <MethodGroups offers={offers} chosen={chosen} onChoose={(payway) => change((before) => ({ ...before, payway }))} total={total} />
      </Panel>
      {chosen && (
        <Panel aria-label={say(payingTexts.pay)}>
          <h2>{say(payingTexts.pay)}</h2>
          <MethodConfirm key={chosen} confirming={{ draft, change, total, memberCards, app, canKeepCard, ...paying, words: payingTexts }} />
        </Panel>
      )}
      <p className="muted small">{say(orderTexts.pageNote)}</p>
    </div>
  )
}

type Offers = Record<PaymentGroup, PaymentOffer[]>

function offersFor({ shipping_method: delivery, flags, items_total }: Payable, here: { language: 'zh' | 'en'; device: Wallets }): Offers {
  const offers = offerPaymentMethods({ delivery, flags, items_total, ...here })
  const later = (group: PaymentGroup) => offers[group].filter(({ method }) => isForPayingAgain(method))
  return { card: later('card'), wallet: later('wallet'), other: later('other') }
}

function isOpen(method: PaymentMethod, offers: Offers): boolean {
  return paymentGroups.some((group) => offers[group].some((offer) => offer.method === method && offer.block === null))
}
