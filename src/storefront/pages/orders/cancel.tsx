import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { isOpenOrder } from '#rules/orders/order.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { cancelErrorText } from '#texts/shared/problems.ts'
import type { Visit } from '#storefront/data/context.ts'
import { CancelForm } from '#storefront/features/order/cancel-form.tsx'
import { queries } from '#storefront/data/queries.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useToasts } from '#ui/layers/toasts.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { MembersPage } from '#storefront/pages/account/members-page.tsx'
import { useOrder } from '#storefront/data/use-order.ts'
import { useProblemHandler } from '#storefront/data/use-problem-handler.ts'
import { useShop } from '#storefront/data/use-shop.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(orderTexts.cancelOrder, context.language) })
}

const page = getRouteApi('/$language/user/cancel/$order')

export function CancelPage() {
  const say = useWords()
  const { order, language } = page.useParams()
  return (
    <div className="wrap cancel-page">
      <PageLink className="text-link" href={paths.order(language, order)}>
        <Icon name="back" size="small" />
        {say(orderTexts.backToOrder)}
      </PageLink>
      <MembersPage>
        <CancelOrder orderId={order} />
      </MembersPage>
    </div>
  )
}

function CancelOrder({ orderId }: { orderId: string }) {
  const router = useRouter()
  const showToast = useToasts()
  const handleProblem = useProblemHandler()
  const { client, language } = useShop()
  const { data: order } = useOrder(orderId)
  const cannotBeCancelled = useRefusal()
  const open = order && [order, ...order.split_orders].every(({ status }) => isOpenOrder(status))
  useEffect(() => {
    if (open === false) cannotBeCancelled()
  }, [open, cannotBeCancelled])
  if (!open) return <PetalLoader />
  const cancel = async (reason: string) => {
    try {
      const { message } = await client.orders.cancel({ id: orderId, order: { cancel_reason: reason } })
      await queries.invalidateQueries({ queryKey: ['order'], refetchType: 'none' })
      showToast({ kind: 'success', message })
      await router.navigate({ href: paths.orders(language), replace: true })
    } catch (error) {
      handleProblem(error)
    }
  }
  return <CancelForm order={order} onCancel={cancel} />
}

/** An order that is further on is told and left, as the server would have it (CNL-06). */
function useRefusal() {
  const router = useRouter()
  const showToast = useToasts()
  const { language } = useShop()
  return useCallback(() => {
    showToast({ kind: 'error', message: inLanguage(cancelErrorText, language) })
    void router.navigate({ href: paths.home(language), replace: true })
  }, [router, showToast, language])
}
