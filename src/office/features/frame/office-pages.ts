import {
  Activity,
  ArchiveRestore,
  ArrowDownUp,
  CalendarDays,
  FolderTree,
  KeyRound,
  PackageOpen,
  ReceiptText,
  ScrollText,
  ShoppingBag,
  Sun,
  UserCheck,
  UserRound,
  UsersRound,
  Warehouse,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import type { RailCounts } from '#contract/office/api/rail.ts'
import type { Text } from '#rules/locale.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { removedKindsOf } from '#rules/staff/put-away.ts'
import { calendarTexts } from '#texts/office/calendar.ts'
import { frameTexts } from '#texts/office/frame.ts'

/** Daily work, goods, what is known, the house: as the rail puts pages together. */
export const pageGroups = ['work', 'goods', 'knowledge', 'house'] as const

export type OfficePage = {
  href: string
  /** Where else somebody is in this area, by how those addresses begin. */
  also?: readonly string[]
  label: Text
  Sign: LucideIcon
  group: (typeof pageGroups)[number]
  /** Opens it after g. */
  letter?: string
  /** What of it is counted in the rail. */
  count?: keyof RailCounts
}

/** Every page of the rail, in its order; an area adds its own when it exists (NAV-01). */
const pages: readonly (OfficePage & { needs: PermissionName })[] = [
  { href: '/office', label: frameTexts.today, Sign: Sun, needs: 'today.view', group: 'work', letter: 't' },
  {
    href: '/office/orders',
    label: frameTexts.orders,
    Sign: ReceiptText,
    needs: 'orders.view',
    group: 'work',
    letter: 'o',
    count: 'orders',
  },
  {
    href: '/office/packing',
    label: frameTexts.packing,
    Sign: PackageOpen,
    needs: 'parcels.pack',
    group: 'work',
    letter: 'p',
    count: 'packing',
  },
  { href: '/office/members', label: frameTexts.members, Sign: UsersRound, needs: 'members.view', group: 'work', letter: 'm' },
  { href: '/office/stock', label: frameTexts.stock, Sign: Warehouse, needs: 'stock.view', group: 'goods', letter: 's', count: 'stock' },
  {
    href: '/office/products',
    also: ['/office/families', '/office/brands', '/office/ingredients'],
    label: frameTexts.products,
    Sign: ShoppingBag,
    needs: 'products.view',
    group: 'goods',
    letter: 'g',
  },
  { href: '/office/categories', label: frameTexts.categories, Sign: FolderTree, needs: 'categories.edit', group: 'goods', letter: 'c' },
  { href: '/office/calendar', label: calendarTexts.title, Sign: CalendarDays, needs: 'products.view', group: 'goods' },
  {
    href: '/office/files',
    also: ['/office/exports'],
    label: frameTexts.files,
    Sign: ArrowDownUp,
    needs: 'goods.export',
    group: 'knowledge',
  },
  { href: '/office/approvals', label: frameTexts.approvals, Sign: UserCheck, needs: 'approvals.decide', group: 'house' },
  { href: '/office/staff', label: frameTexts.staff, Sign: KeyRound, needs: 'staff.view', group: 'house' },
  { href: '/office/machine', label: frameTexts.machine, Sign: Activity, needs: 'machine.view', group: 'house', count: 'machine' },
  { href: '/office/audit', label: frameTexts.audit, Sign: ScrollText, needs: 'audit.view', group: 'house' },
  { href: '/office/webhooks', label: frameTexts.webhooks, Sign: Webhook, needs: 'webhooks.view', group: 'house' },
]

/** What stands in the rail of somebody: the pages that they may open, and no others (ACC-30). */
export function pagesOf({ permissions }: Pick<Me, 'permissions'>): readonly OfficePage[] {
  return pages.filter(({ needs }) => needs in permissions)
}

/** Beside the rail: found by the search and under 更多. What was removed is for who may have some of it back (NAV-18). */
export function pagesAside({ permissions }: Pick<Me, 'permissions'>): readonly Omit<OfficePage, 'group'>[] {
  const mayRestore = removedKindsOf((permission) => permission in permissions).length > 0
  return [
    ...(mayRestore ? [{ href: '/office/removed', label: frameTexts.removed, Sign: ArchiveRestore }] : []),
    { href: '/office/me', label: frameTexts.me, Sign: UserRound },
  ]
}

/** The bar of a phone: who packs has the shelves at hand, everybody else the orders; what is not theirs, or not there, makes room. */
const inDock = ['/office', '/office/orders', '/office/packing', '/office/stock', '/office/staff']
const inDockOfPackers = ['/office', '/office/packing', '/office/stock', '/office/orders']
const mostInDock = 3

/** Beside the camera and more (NAV-01). */
export function dockOf(me: Pick<Me, 'permissions'>): readonly OfficePage[] {
  const packs = 'parcels.pack' in me.permissions && !('orders.money' in me.permissions)
  const open = pagesOf(me)
  return (packs ? inDockOfPackers : inDock).flatMap((href) => open.filter((page) => page.href === href)).slice(0, mostInDock)
}
