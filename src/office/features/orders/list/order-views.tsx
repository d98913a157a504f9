import { Plus } from 'lucide-react'
import type { SavedView } from '#contract/office/api/lists.ts'
import { ordersAddress, readOrdersSearch, type OrdersSearch } from '#contract/office/orders-address.ts'
import { orderViews } from '#rules/orders/order-views.ts'
import { listTexts } from '#texts/office/lists.ts'
import { orderViewTexts, ordersTexts } from '#texts/office/orders.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'

type OrderViewsProps = { search: OrdersSearch; saved: readonly SavedView[]; onSave: () => void }

/** The views that come with the office, then those that were kept under a name; each has an address of its own. */
export function OrderViews({ search, saved, onSave }: OrderViewsProps) {
  const say = useWords()
  const here = ordersAddress(search)
  const kept = saved.filter(({ removed_at }) => removed_at === null)
  const addresses = kept.map(({ query }) => ordersAddress(readOrdersSearch(query)))
  const isKept = addresses.includes(here)
  return (
    <nav className="views bare-scroll" aria-label={say(ordersTexts.views)}>
      {orderViews.map((view) => (
        <PageLink
          key={view}
          href={officePaths.orders({ view })}
          aria-current={!isKept && view === (search.view ?? 'all') ? 'page' : undefined}
        >
          {say(orderViewTexts[view])}
        </PageLink>
      ))}
      {kept.map(({ id, name, by, is_own }, place) => (
        <PageLink
          key={id}
          href={addresses[place] ?? ''}
          aria-current={addresses[place] === here ? 'page' : undefined}
          title={is_own ? undefined : by}
        >
          {name}
        </PageLink>
      ))}
      <IconButton label={say(listTexts.saveView)} onClick={onSave}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
