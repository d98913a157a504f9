import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Order } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { completeRedirectMs } from '#rules/constants.ts'
import { inLanguage } from '#rules/locale.ts'
import { doneTexts } from '#texts/shared/problems.ts'
import type { Visit } from '#storefront/data/context.ts'
import { useMember } from '#storefront/features/member/member.tsx'
import { expectGreeting } from '#storefront/features/order/afterwards/expected-greeting.ts'
import { hasKeptEvents } from '#storefront/features/tracking/kept-events.ts'
import { isFirstTelling, isNewOrder, purchaseOf } from '#storefront/features/tracking/purchase.ts'
import { track } from '#storefront/features/tracking/track.ts'
import { PetalLoader } from '#ui/waiting.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { MembersPage } from '#storefront/pages/account/members-page.tsx'
import { useOrder } from '#storefront/data/use-order.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(doneTexts.orderPlaced, context.language) })
}

const page = getRouteApi('/$language/complete/$order')

/** Between the checkout and the order: shows nothing, and leads on as soon as the order is there (CK4-20). */
export function CompletePage() {
  return (
    <MembersPage>
      <PetalLoader />
      <WayToOrder />
    </MembersPage>
  )
}

function WayToOrder() {
  const router = useRouter()
  const { order: orderId, language } = page.useParams()
  const { isSuccess, data: order } = useOrder(orderId)
  const tellPurchase = usePurchaseTold()
  const arrive = useEffectEvent(() => {
    if (!order) return
    tellPurchase(order)
    if (isNewOrder(order)) expectGreeting(orderId)
  })
  useEffect(() => {
    if (!isSuccess) return
    arrive()
    const leave = () => {
      const href = paths.order(language, orderId)
      // What waits to be told can only be told on a page without card fields: one that is loaded anew.
      return hasKeptEvents() ? location.replace(href) : router.navigate({ href, replace: true })
    }
    const timer = setTimeout(() => void leave(), completeRedirectMs)
    return () => clearTimeout(timer)
  }, [isSuccess, router, language, orderId])
  return null
}

/** A new order is told once, with the e-mail as its hash (CK4-21, ANA-03, ANA-04). */
function usePurchaseTold() {
  const member = useMember()
  return (order: Order) => {
    if (!isNewOrder(order) || !isFirstTelling(order.hashed_id, localStorage)) return
    const email = member.state === 'signed-in' ? member.user.email : null
    purchaseOf(order, email)
      .then(track)
      .catch((error: unknown) => console.warn(error))
  }
}
