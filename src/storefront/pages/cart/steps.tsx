import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PlacedOrder } from '#contract/api/place-order.ts'
import type { User } from '#contract/api/user.ts'
import { paths } from '#contract/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { checkoutTexts } from '#texts/checkout.ts'
import type { Visit } from '../context.ts'
import '../features/checkout/checkout.css'
import { Checkout } from '../features/checkout/checkout.tsx'
import type { CheckoutNeeds } from '../features/checkout/checkout-needs.ts'
import { arriveFromCart, type Handover } from '../features/checkout/handover.ts'
import { useMember } from '../features/member/member.tsx'
import { track } from '../features/tracking/track.ts'
import { goodsOfLines } from '../features/tracking/tracked-items.ts'
import { useToasts } from '../ui/toasts.tsx'
import { PetalLoader } from '../ui/waiting.tsx'
import { headOf } from './head-of.ts'
import { MembersPage } from './members-page.tsx'
import { linesOf, reloadCart, useCart } from './use-cart.ts'
import { useAppliedDiscount } from './use-applied-discount.ts'
import { useProblemHandler } from './use-problem-handler.ts'
import { useShop } from './use-shop.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(checkoutTexts.title, context.language) })
}

/** The checkout. It is entered from the cart alone: everybody else is led back there (CKO-01, D-46). */
export function StepsPage() {
  return (
    <MembersPage>
      <FromCart />
    </MembersPage>
  )
}

/** Drawn in the browser alone, and once: the cart hands its selection over a single time. */
function FromCart() {
  const [handover] = useState(arriveFromCart)
  const member = useMember()
  if (handover === null) return <BackToCart />
  if (member.state !== 'signed-in') return <PetalLoader />
  return <CheckoutOf user={member.user} handover={handover} />
}

function CheckoutOf({ user, handover: { cartItemIds, discountCode } }: { user: User; handover: Handover }) {
  const { client } = useShop()
  const onProblem = useProblemHandler()
  const onPlaced = useArrivalOfOrder()
  const { data: cart, error } = useCart()
  useEffect(() => {
    if (error) onProblem(error)
  }, [error, onProblem])
  const lines = cart ? linesOf(cart).filter(({ id }) => cartItemIds.includes(id)) : []
  const discount = useAppliedDiscount({ code: discountCode, lines })
  if (!cart) return <PetalLoader />
  if (lines.length === 0) return <BackToCart />
  if (discount === undefined) return <PetalLoader />
  return <TrackedCheckout client={client} user={user} lines={lines} discount={discount} onProblem={onProblem} onPlaced={onPlaced} />
}

/** Opening the checkout and finishing its step 2 are told to the trackers (CKO-09, CK2-06). */
function TrackedCheckout(needs: Omit<CheckoutNeeds, 'onInformed'>) {
  const goods = () => ({ ...goodsOfLines(needs.lines), coupon: needs.discount?.code ?? null })
  const tell = useEffectEvent(() => track({ name: 'begin_checkout', ...goods() }))
  useEffect(() => tell(), [])
  return <Checkout {...needs} onInformed={(shipping_tier) => track({ name: 'add_shipping_info', shipping_tier, ...goods() })} />
}

function BackToCart() {
  const router = useRouter()
  const { language } = useShop()
  useEffect(() => void router.navigate({ href: paths.cart(language), replace: true }), [router, language])
  return <PetalLoader />
}

/** The order stands: on to pay where that is still to do, else to the order with the shop's words (CK4-16 to CK4-19). */
function useArrivalOfOrder() {
  const router = useRouter()
  const showToast = useToasts()
  const { language } = useShop()
  return ({ message, order_hashed_id, payment_url }: PlacedOrder) => {
    if (payment_url) return location.assign(payment_url)
    showToast({ kind: 'success', message })
    const leaving = router.navigate({ href: paths.complete(language, order_hashed_id), replace: true })
    // Not before this page is left: without its lines it would lead back to the cart.
    void leaving.then(reloadCart)
  }
}
