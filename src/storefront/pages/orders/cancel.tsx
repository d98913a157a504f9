import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { isOpenOrder } from '#rules/order.ts'
import { orderTexts } from '#texts/order.ts'
import { problemTexts } from '#texts/problems.ts'
import type { Visit } from '../context.ts'
import { CancelForm } from '../features/order/cancel-form.tsx'
import { queries } from '../queries.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { PetalLoader } from '../ui/waiting.tsx'
import { useWords } from '../ui/words.ts'
import { headOf } from './head-of.ts'
import { MembersPage } from './members-page.tsx'
import { useOrder } from './use-order.ts'
import { useProblemHandler } from './use-problem-handler.ts'
import { useShop } from './use-shop.ts'

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
  return <CancelForm onCancel={cancel} />
}

/** An order that is further on is told and left, as the server would have it (CNL-06). */
function useRefusal() {
  const router = useRouter()
  const showToast = useToasts()
  const { language } = useShop()
  return useCallback(() => {
    showToast({ kind: 'error', message: inLanguage(problemTexts.cancel_error, language) })
    void router.navigate({ href: paths.home(language), replace: true })
  }, [router, showToast, language])
}
