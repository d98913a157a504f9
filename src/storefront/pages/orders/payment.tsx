import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { payingTexts, payOrderTitle } from '#texts/shop/afterwards/paying.ts'
import type { Visit } from '#storefront/data/context.ts'
import '#storefront/features/checkout/checkout.css'
import '#storefront/features/order/order.css'
import { arrangeCards, noCards } from '#storefront/features/checkout/payment/member-cards.ts'
import { useMember } from '#storefront/features/member/member.tsx'
import { PayOrder } from './pay-order.tsx'
import { useOwnPaying } from './use-paying.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { MembersPage } from '#storefront/pages/account/members-page.tsx'
import { useShop } from '#storefront/data/use-shop.ts'

export function head({ match: { context }, params }: { match: { context: Visit['context'] }; params: { order: string } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(payOrderTitle(params.order), context.language) })
}

const page = getRouteApi('/$language/order/$order/payment')

/** Where an order that waits is paid, in the way that was chosen or in another (PAY-17). */
export function PaymentPage() {
  const say = useWords()
  const { order, language } = page.useParams()
  return (
    <div className="wrap pt-6">
      <PageLink className="text-link" href={paths.order(language, order)}>
        <Icon name="back" size="small" />
        {say(orderTexts.backToOrder)}
      </PageLink>
      <h1 className="my-5">
        {say(payingTexts.title)} <span className="num phrase">{order}</span>
      </h1>
      <MembersPage>
        <PaymentOf orderId={order} />
      </MembersPage>
    </div>
  )
}

/** A list of cards that does not come holds nobody up: a new card can be typed. */
function PaymentOf({ orderId }: { orderId: string }) {
  const { client, language } = useShop()
  const member = useMember()
  const order = useQuery({
    queryKey: ['order-to-pay', orderId],
    queryFn: () => client.orders.findToPay({ id: orderId }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const cards = useQuery({ queryKey: ['cards', language], queryFn: () => client.cards.list() })
  const way = useOwnPaying(orderId)
  if (member.state !== 'signed-in' || !order.data || cards.isPending) return <PetalLoader />
  if (!order.data.payable) return <NotPayable orderId={orderId} />
  const { app_id: id, app_key: key } = member.user.constants
  return <PayOrder order={order.data} app={{ id, key }} memberCards={cards.data ? arrangeCards(cards.data) : noCards} way={way} />
}

function NotPayable({ orderId }: { orderId: string }) {
  const say = useWords()
  const { language } = useShop()
  return (
    <EmptyState title={say(payingTexts.notPayable)} text={say(payingTexts.notPayableNote)}>
      <LinkButton href={paths.order(language, orderId)}>{say(payingTexts.toOrder)}</LinkButton>
    </EmptyState>
  )
}
