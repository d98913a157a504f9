import type { TodayTileKind } from '#rules/orders/tile-limits.ts'
import { ordersOfTile, providersOfWork, type ListedOrders, type ProviderOfWork } from '#rules/orders/today-tiles.ts'
import { countLowStock } from '#server/catalog/products/published/low-stock.ts'
import { findNextClosing } from '#server/delivery/shipments/published/closed-stores.ts'
import { listFailedWork, type FailedWork } from '#server/platform/outbox/list-failed-work.ts'
import type { ShopEvent } from '#server/platform/outbox/shop-event.ts'
import type { Shop } from '#server/platform/shop.ts'
import { weighOrders } from '#server/sales/orders/for-staff/find-page.ts'
import { listToDecide, type Deciding } from '../approvals/list-to-decide.ts'
import { ordersMeant } from '../orders/orders-of-filter.ts'

/** `until`: the first moment at which it is too late, where there is one. */
export type TileCount = { count: number; oldest: Date | null; until?: Date | null }

/** Who looks, for tiles of what is one person's alone. */
export type Whose = Deciding

type Counted = { kind: TodayTileKind; whose: Whose | null; now: Date }

/** How many cases a tile has at this moment, counted by the filter of the very list that it leads to (TDY-01). */
export async function countTile(shop: Shop, { kind, whose, now }: Counted): Promise<TileCount> {
  const orders = ordersOfTile(kind, whose?.staffId ?? 0)
  if (kind === 'store_closed' && orders)
    return { ...(await countOrdersMeant(shop, { orders, now })), until: await findNextClosing(shop.database.db, now) }
  return orders ? countOrdersMeant(shop, { orders, now }) : countOthers[kind as keyof typeof countOthers](shop, whose)
}

type Meant = { orders: ListedOrders; now: Date }

export async function countOrdersMeant({ database: { db } }: Shop, { orders: { view, filter }, now }: Meant): Promise<TileCount> {
  return weighOrders(db, ordersMeant({ view, ...filter }, now))
}

const countOthers = {
  approvals: async (shop: Shop, whose: Whose | null) => {
    const waiting = whose ? await listToDecide(shop, whose) : []
    return { count: waiting.length, oldest: waiting[0]?.created_at ?? null }
  },
  low_stock: async (shop: Shop) => ({
    count: await countLowStock(shop.database.db, { units: (await shop.terms()).today.low_stock_units }),
    oldest: null,
  }),
  failed_work: async ({ database: { db } }: Shop) => summed(await listFailedWork(db)),
  providers: async ({ database: { db } }: Shop) => {
    const troubled = providersIn(await listFailedWork(db))
    return { count: troubled.length, oldest: troubled[0]?.oldest ?? null }
  },
} as const

function summed(work: readonly FailedWork[]): TileCount {
  return { count: work.reduce((all, { count }) => all + count, 0), oldest: work[0]?.oldest ?? null }
}

/** Whom each event makes the shop ask; what asks nobody outside is not here. */
const askedFor: Readonly<Partial<Record<ShopEvent['name'], ProviderOfWork>>> = {
  'picking-started': 'invoice_platform',
  'invoice-anew-asked': 'invoice_platform',
  'goods-returned': 'invoice_platform',
  'refund-requested': 'card_company',
  'payment-noticed': 'card_company',
  'card-removed': 'card_company',
  'parcel-noticed': 'courier',
  'order-placed': 'mail',
  'payment-due': 'mail',
  'order-paid': 'mail',
  'order-cancelled': 'mail',
  'order-shipped': 'mail',
  'order-at-store': 'mail',
  'store-closed': 'mail',
  'order-delivered': 'mail',
  'order-refunded': 'mail',
  'goods-short': 'mail',
  'email-given': 'mail',
  'staff-invited': 'mail',
}

/** Companies outside of which something is asked for in vain, the longest first, with how many things wait for each. */
export function providersIn(work: readonly FailedWork[]): { provider: ProviderOfWork; count: number; oldest: Date; attempts: number }[] {
  return providersOfWork
    .flatMap((provider) => {
      const theirs = work.filter(({ event }) => event !== null && askedFor[event] === provider)
      const [first] = theirs
      if (!first) return []
      return [
        { provider, count: summed(theirs).count, oldest: first.oldest, attempts: Math.max(...theirs.map(({ attempts }) => attempts)) },
      ]
    })
    .toSorted((one, other) => one.oldest.getTime() - other.oldest.getTime())
}
