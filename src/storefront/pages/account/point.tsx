import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { paths } from '#contract/shop/paths.ts'
import { inLanguage } from '#rules/locale.ts'
import { pointTexts } from '#texts/shop/points.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import type { Visit } from '#storefront/data/context.ts'
import { PointsBalance } from '#storefront/features/account/points-balance.tsx'
import { PointsHistory } from '#storefront/features/account/points-history.tsx'
import { readPointsView, writePointsView, type PointsView } from '#storefront/features/account/points-view.ts'
import { ItemsPerPageField } from '#storefront/features/order/items-per-page.tsx'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { PetalLoader } from '#ui/waiting.tsx'
import { useWords } from '#ui/words/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { headOf } from '#storefront/pages/frame/head-of.ts'
import { useNow } from '#storefront/data/use-now.ts'
import { useShop } from '#storefront/data/use-shop.ts'

export function head({ match: { context } }: { match: { context: Visit['context'] } }) {
  return headOf({ language: context.language, origin: context.origin, title: inLanguage(shellTexts.points, context.language) })
}

const page = getRouteApi('/$language/user/point')

export function PointPage() {
  const say = useWords()
  const { language } = page.useParams()
  return (
    <AccountFrame title={say(shellTexts.points)} path={paths.point(language)}>
      <PointsOfMember />
    </AccountFrame>
  )
}

function PointsOfMember() {
  const { client, language } = useShop()
  const now = useNow()
  const router = useRouter()
  const view = readPointsView(useRouterState({ select: ({ location }) => location.search }))
  const hrefOf = (change: Partial<PointsView>) => paths.point(language, writePointsView({ ...view, ...change }))
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['points', language, view.items, view.page],
    queryFn: () => client.points.history(view),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  if (!data) return error && !isFetching ? <HistoryFailed onAgain={() => void refetch()} /> : <PetalLoader />
  if (data.pages.count === 0) return <NoPoints />
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-50' : undefined}>
      <PointsBalance points={data.shopping_point} expiredAt={data.expired_at} />
      <PointsHistory entries={data.data} now={now} />
      <div className="list-foot">
        <ItemsPerPageField items={view.items} onChange={(items) => void router.navigate({ href: hrefOf({ items, page: 1 }) })} />
        <Pagination current={data.pages.current} total={data.pages.total} hrefOf={(number) => hrefOf({ page: number })} />
      </div>
    </div>
  )
}

function NoPoints() {
  const say = useWords()
  const { language } = useShop()
  return (
    <>
      <PointsBalance points={0} expiredAt={null} />
      <EmptyState title={say(pointTexts.emptyTitle)}>
        <LinkButton kind="secondary" href={paths.items(language, 'point')}>
          {say(pointTexts.goShopping)}
        </LinkButton>
      </EmptyState>
    </>
  )
}

function HistoryFailed({ onAgain }: { onAgain: () => void }) {
  const say = useWords()
  return (
    <EmptyState title={say(pointTexts.historyFailed)}>
      <Button kind="secondary" onClick={onAgain}>
        {say(pointTexts.again)}
      </Button>
    </EmptyState>
  )
}
