import { KeyRound, PackageOpen, ReceiptText, ScrollText, Sun, UserCheck, Webhook, type LucideIcon } from 'lucide-react'
import type { Me } from '#contract/office/api/me.ts'
import type { Text } from '#rules/locale.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import { frameTexts } from '#texts/office/frame.ts'

export type OfficePage = { href: string; label: Text; Sign: LucideIcon }

const pages: readonly (OfficePage & { needs: PermissionName })[] = [
  { href: '/office', label: frameTexts.today, Sign: Sun, needs: 'today.view' },
  { href: '/office/orders', label: frameTexts.orders, Sign: ReceiptText, needs: 'orders.view' },
  { href: '/office/packing', label: frameTexts.packing, Sign: PackageOpen, needs: 'parcels.pack' },
  { href: '/office/approvals', label: frameTexts.approvals, Sign: UserCheck, needs: 'approvals.decide' },
  { href: '/office/staff', label: frameTexts.staff, Sign: KeyRound, needs: 'staff.view' },
  { href: '/office/audit', label: frameTexts.audit, Sign: ScrollText, needs: 'audit.view' },
  { href: '/office/webhooks', label: frameTexts.webhooks, Sign: Webhook, needs: 'webhooks.view' },
]

/** What stands in the rail of somebody: the pages that they may open, and no others (ACC-30). */
export function pagesOf({ permissions }: Pick<Me, 'permissions'>): readonly OfficePage[] {
  return pages.filter(({ needs }) => needs in permissions)
}
