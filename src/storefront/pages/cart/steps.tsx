import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { PlacedOrder } from '#contract/shop/api/place-order.ts'
import type { User } from '#contract/shop/api/user.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { checkoutTexts } from '#texts/shop/checkout.ts'
import type { Visit } from '#storefront/data/context.ts'
import '#storefront/features/checkout/checkout.css'
import { Checkout } from '#storefront/features/checkout/checkout.tsx'
import type { CheckoutNeeds } from '#storefront/features/checkout/checkout-needs.ts'
import { draftIn } from '#storefront/features/checkout/draft-changes.ts'
import { arriveFromCart, type Handover } from '#storefront/features/checkout/handover.ts'
import { keepDraft, takeKeptDraft } from '#storefront/features/checkout/kept-draft.ts'
import { forgetRefused, keepRefused } from '#storefront/features/checkout/refused-checkout.ts'
import { useMember, useMembership } from '#storefront/features/member/member.tsx'
import { track } from '#storefront/features/tracking/track.ts'
import { goodsOfLines } from '#storefront/features/tracking/tracked-items.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { MembersPage } from '#storefront/pages/account/members-page.tsx'
import { linesOf, reloadCart, useCart } from '#storefront/data/cart/use-cart.ts'
import { useAppliedDiscount } from '#storefront/data/cart/use-applied-discount.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

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
  const { client, language } = useShop()
  const progress = useProgress(user.id)
  const onProblem = useProblemHandler()
  const arrive = useArrivalOfOrder()
  const { data: cart, error } = useCart()
  useEffect(() => {
    if (error) onProblem(error)
  }, [error, onProblem])
  const lines = cart ? linesOf(cart).filter(({ id }) => cartItemIds.includes(id)) : []
  const discount = useAppliedDiscount({ code: discountCode, lines })
  if (!cart) return <PetalLoader />
  if (lines.length === 0) return <BackToCart />
  if (discount === undefined) return <PetalLoader />
  // The cart shows why, and leads back to what was filled in (CRT-56); the next order ends that.
  const keepIfRefused = (problem: unknown) => {
    const begun = progress.find()
    if (isProblem(problem, 'credit_card_order_error') && begun)
      keepRefused({ memberId: user.id, begun, handover: { cartItemIds, discountCode }, code: problem.details.code ?? '' })
    onProblem(problem)
  }
  const onPlaced = (placed: PlacedOrder) => {
    forgetRefused()
    arrive(placed)
  }
  const needs = { client, user, lines, discount, progress, onProblem: keepIfRefused, onPlaced }
  return <TrackedCheckout key={language} {...needs} />
}

/**
 * In another language the cart is read anew, and the checkout drawn anew: it goes on where it stood (CKO-15). So it does
 * for a member whose login ended meanwhile and who comes back (SES-17).
 */
function useProgress(memberId: number): CheckoutNeeds['progress'] {
  const { language } = useShop()
  const { whenKnown } = useMembership()
  const [kept] = useState(() => takeKeptDraft(memberId))
  const stands = useRef(kept)
  const keepWhenEnded = useEffectEvent(async () => {
    const begun = stands.current
    if (begun && (await whenKnown()).state === 'visitor') keepDraft({ memberId, begun })
  })
  useEffect(() => () => void keepWhenEnded(), [])
  return useMemo(
    () => ({
      find: () => (stands.current ? { ...stands.current, draft: draftIn(stands.current.draft, language) } : null),
      keep: (begun) => {
        stands.current = begun
      },
    }),
    [language],
  )
}

/** Opening the checkout and finishing its step 2 are told to the trackers (CKO-09, CK2-06). */
function TrackedCheckout(needs: Omit<CheckoutNeeds, 'onInformed'>) {
  const goods = () => ({ ...goodsOfLines(needs.lines), coupon: needs.discount?.code ?? null })
  const [isNew] = useState(() => needs.progress.find() === null)
  const tell = useEffectEvent(() => isNew && track({ name: 'begin_checkout', ...goods() }))
  useEffect(() => void tell(), [])
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
