import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PaymentBody } from '#contract/shop/api/paying/pay-order.ts'
import type { PlacedOrder } from '#contract/shop/api/place-order.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { paths } from '#contract/shop/paths.ts'
import type { Draft } from '#rules/checkout/checkout-draft.ts'
import { paywayOf } from '#rules/payments/payment-methods.ts'
import { paymentIn } from '#storefront/features/checkout/order-body.ts'
import { createPlacing, type Attempt } from '#storefront/features/checkout/placing.ts'
import type { CardSent } from '#storefront/features/checkout/confirm/card-sent.ts'
import { usePlacing, type Place } from '#storefront/features/checkout/use-placing.ts'
import { reactionTo } from '#storefront/data/problem-reactions.ts'
import { problemOf } from '#storefront/data/problem-of.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'
import { useToasts } from '#ui/layers/toasts.tsx'

/** Where a payment goes, and what follows. */
export type PayingWay = {
  send: (attempt: Attempt<PaymentBody>) => Promise<PlacedOrder>
  onPlaced: (placed: PlacedOrder) => void
  onProblem: (error: unknown) => void
}

/** Pays the order once at a time; a repetition of a lost answer is answered like the first (PAY-19). */
export function usePaying({ draft, way: { send, onPlaced, onProblem } }: { draft: Draft; way: PayingWay }): {
  busy: boolean
  place: Place
} {
  const [placing] = useState(() => createPlacing<PaymentBody>({ send, newKey: () => crypto.randomUUID() }))
  useEffect(() => placing.forget(), [placing, draft])
  const bodyWith = (card: CardSent | null): PaymentBody => ({ payway: paywayOf(draft.payway ?? 'credit_cards'), ...paymentIn(draft, card) })
  return usePlacing({ placing, bodyWith, onPlaced, onProblem })
}

/** A member pays an order of their own. */
export function useOwnPaying(orderId: string): PayingWay {
  const { client } = useShop()
  return {
    send: ({ key, body }) => client.orders.pay({ params: { id: orderId }, headers: { 'idempotency-key': key }, body: { payment: body } }),
    onPlaced: useArrival(),
    onProblem: useTellProblem(orderId),
  }
}

/** On to the company's page, or back to the order with the shop's words. */
function useArrival() {
  const router = useRouter()
  const queries = useQueryClient()
  const showToast = useToasts()
  const { language } = useShop()
  return ({ message, order_hashed_id, payment_url }: PlacedOrder) => {
    if (payment_url) return location.assign(payment_url)
    showToast({ kind: 'success', message })
    void queries.invalidateQueries({ queryKey: ['order'] })
    void router.navigate({ href: paths.order(language, order_hashed_id), replace: true })
  }
}

/** What speaks against this way to pay is said here, where another can be chosen: the cart has nothing to do with it. */
function useTellProblem(orderId: string) {
  const router = useRouter()
  const showToast = useToasts()
  const { language } = useShop()
  const handleProblem = useProblemHandler()
  return (error: unknown) => {
    const problem = problemOf(error)
    if (!problem || reactionTo(problem.status) !== 'toast-and-cart') handleProblem(error)
    else showToast({ kind: 'error', message: problem.message })
    if (isProblem(error, 'order_not_payable')) void router.navigate({ href: paths.order(language, orderId), replace: true })
  }
}
