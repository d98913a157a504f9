import { orderViews, type OrderView } from '#rules/orders/order-views.ts'
import { orderViewTexts, ordersTexts } from '#texts/office/orders.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'

/** The views that come with the office, each with an address of its own. */
export function OrderViews({ current }: { current: OrderView }) {
  const say = useWords()
  return (
    <nav className="views bare-scroll" aria-label={say(ordersTexts.views)}>
      {orderViews.map((view) => (
        <PageLink key={view} href={officePaths.orders({ view })} aria-current={view === current ? 'page' : undefined}>
          {say(orderViewTexts[view])}
        </PageLink>
      ))}
    </nav>
  )
}
