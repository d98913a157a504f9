import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { completeRedirectMs } from '#rules/constants.ts'
import { inLanguage } from '#rules/locale.ts'
import { doneTexts } from '#texts/problems.ts'
import type { Visit } from '../context.ts'
import { PetalLoader } from '../ui/waiting.tsx'
import { headOf } from './head-of.ts'
import { MembersPage } from './members-page.tsx'
import { useOrder } from './use-order.ts'

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
  const { isSuccess } = useOrder(orderId)
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => void router.navigate({ href: paths.order(language, orderId), replace: true }), completeRedirectMs)
    return () => clearTimeout(timer)
  }, [isSuccess, router, language, orderId])
  return null
}
