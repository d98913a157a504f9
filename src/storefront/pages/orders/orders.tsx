import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import type { OrderPage, OrderRow } from '#contract/shop/api/order.ts'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { orderTabs } from '#rules/orders/order.ts'
import { foundOrders, ordersTexts, orderTabTexts } from '#texts/shop/orders.ts'
import type { Visit } from '#storefront/data/context.ts'
import { ItemsPerPageField } from '#storefront/features/order/items-per-page.tsx'
import { OrderCards, OrderTable } from '#storefront/features/order/order-list.tsx'
import { OrderSearch } from '#storefront/features/order/order-search.tsx'
import { readOrdersView, writeOrdersView, type OrdersView } from '#storefront/features/order/orders-view.ts'
import { LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { BuyAgain } from './buy-again.tsx'
import { AccountFrame } from '#storefront/pages/account/account-frame.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { useNow } from '#storefront/data/use-now.ts'
import { useShop } from '#storefront/data/use-shop.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(ordersTexts.title, context.language) })
}

const page = getRouteApi('/$language/user/orders')

export function OrdersPage() {
  const say = useWords()
  const router = useRouter()
  const { language } = page.useParams()
  const view = readOrdersView(useRouterState({ select: ({ location }) => location.search }))
  const hrefOf = (change: Partial<OrdersView>) => paths.orders(language, writeOrdersView({ ...view, ...change }))
  const tabs = orderTabs.map((tab) => ({ key: tab, label: say(orderTabTexts[tab]), href: hrefOf({ tab, page: 1 }) }))
  return (
    <AccountFrame title={say(ordersTexts.title)} path={paths.orders(language)}>
      <OrderSearch query={view.query} onSearch={(query) => void router.navigate({ href: hrefOf({ query, tab: 'all', page: 1 }) })} />
      {view.query === '' && <Tabs label={say(ordersTexts.tabsLabel)} current={view.tab} tabs={tabs} />}
      <OrdersOfMember view={view} hrefOf={hrefOf} />
    </AccountFrame>
  )
}

type ListProps = { view: OrdersView; hrefOf: (change: Partial<OrdersView>) => string }

function OrdersOfMember({ view, hrefOf }: ListProps) {
  const { client, language } = useShop()
  const { tab, query, items, page: number } = view
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['orders', language, query, tab, items, number],
    queryFn: () => (query ? client.orders.search({ query, items, page: number }) : client.orders.listTab[tab]({ items, page: number })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  if (!data) return <PetalLoader />
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-50' : undefined}>
      {query && <FoundCount query={query} count={data.pages.count} />}
      {data.data.length === 0 ? (
        <NoOrders searched={query !== ''} allHref={hrefOf({ query: '', tab: 'all', page: 1 })} />
      ) : (
        <OrdersFound found={data} hrefOf={hrefOf} />
      )}
    </div>
  )
}

function FoundCount({ query, count }: { query: string; count: number }) {
  const say = useWords()
  return (
    <p className="muted mt-4" role="status">
      {say(foundOrders(query, count))}
    </p>
  )
}

const drawAgain = (order: OrderRow) => <BuyAgain order={order} isInList />

/** A page beyond the last is the last: the answer says which one it is (OLS-07). */
function OrdersFound({ found: { data, pages }, hrefOf }: Pick<ListProps, 'hrefOf'> & { found: OrderPage }) {
  const router = useRouter()
  const now = useNow()
  const { items } = readOrdersView({ items: pages.items })
  return (
    <>
      <OrderTable orders={data} now={now} drawAgain={drawAgain} />
      <OrderCards orders={data} now={now} drawAgain={drawAgain} />
      <div className="list-foot">
        <ItemsPerPageField items={items} onChange={(wanted) => void router.navigate({ href: hrefOf({ items: wanted, page: 1 }) })} />
        <Pagination current={pages.current} total={pages.total} hrefOf={(page) => hrefOf({ page })} />
      </div>
    </>
  )
}

function NoOrders({ searched, allHref }: { searched: boolean; allHref: string }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <EmptyState
      title={say(searched ? ordersTexts.nothingFoundTitle : ordersTexts.emptyTitle)}
      text={say(searched ? ordersTexts.nothingFoundHint : ordersTexts.empty)}
    >
      <LinkButton kind="secondary" href={searched ? allHref : paths.items(language, 'new')}>
        {say(searched ? ordersTexts.showAll : ordersTexts.goShopping)}
      </LinkButton>
    </EmptyState>
  )
}
