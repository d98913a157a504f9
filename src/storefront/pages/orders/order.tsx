import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { orderNumbered, orderTexts } from '#texts/shop/order.ts'
import type { Visit } from '#storefront/data/context.ts'
import { OrderGreeting } from '#storefront/features/order/afterwards/order-greeting.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { MembersPage } from '#storefront/pages/account/members-page.tsx'
import { BuyAgain } from './buy-again.tsx'
import { OrderView } from './order-view.tsx'
import { useOrder } from '#storefront/data/use-order.ts'

export function head({ match: { context }, params }: { match: { context: Visit['context'] }; params: { order: string } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(orderNumbered(params.order), context.language) })
}

const page = getRouteApi('/$language/order/$order')

export function OrderPage() {
  const say = useWords()
  const { order, language } = page.useParams()
  return (
    <div className="wrap pt-6">
      <PageLink className="text-link" href={paths.orders(language)}>
        <Icon name="back" size="small" />
        {say(orderTexts.backToOrders)}
      </PageLink>
      <MembersPage>
        <OrderOfMember orderId={order} />
      </MembersPage>
    </div>
  )
}

function OrderOfMember({ orderId }: { orderId: string }) {
  const { data: order } = useOrder(orderId)
  if (!order) return <PetalLoader />
  return (
    <>
      <OrderGreeting order={order} />
      <OrderView order={order} again={<BuyAgain order={order} />} />
    </>
  )
}
