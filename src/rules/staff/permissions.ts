import type { Twd } from '#rules/money.ts'

/** The roles that every office has (ACC-31), in the order of the columns below. */
export const builtInRoles = ['owner', 'manager', 'packer', 'care', 'editor', 'accountant'] as const
export type BuiltInRole = (typeof builtInRoles)[number]

/** How much of it may be done: whole TWD or points each time and a calendar day of Taipei, or percent of an order. */
export type Allowance = { each?: Twd; aDay?: Twd; percent?: number }

/** A part of what it opens, which the pages concerned define. */
export type Part = { part: 'in work' | 'without contact' | 'goods' | 'money' | 'proposal' | 'draft' }

/** What of a permission somebody holds: all of it, none, up to an allowance, or a part. */
export type Share = 'all' | 'none' | Allowance | Part

export type Permission = Readonly<Record<BuiltInRole, Share>> & {
  /** Needs a second factor that is fresh (ACC-29). */
  stepUp: boolean
  /** No role that an owner makes may hold it (ACC-31). */
  ownerOnly: boolean
  /** Beyond the allowance another person decides (ACC-37). */
  secondPerson: boolean
}

type Marks = { stepUp?: boolean; ownerOnly?: boolean; secondPerson?: boolean }

const may = 'all'
const not = 'none'

/** Who may do what in the office: the table of docs/requirements, which a test compares with this one. */
export const permissions = {
  'today.view': granted([may, may, may, may, may, may]),
  'approvals.decide': granted([may, may, not, not, not, not], { stepUp: true }),
  'orders.view': granted([may, may, { part: 'in work' }, may, not, may]),
  'orders.contact': granted([may, may, { part: 'in work' }, may, not, not]),
  'orders.money': granted([may, may, not, may, not, may]),
  'orders.note': granted([may, may, may, may, not, not]),
  'orders.organise': granted([may, may, not, may, not, not]),
  'orders.hold': granted([may, may, may, may, not, not]),
  'orders.edit': granted([may, may, not, may, not, not]),
  'orders.create': granted([may, may, not, may, not, not]),
  'orders.discount': granted([may, may, not, { percent: 10, each: 500 }, not, not], { secondPerson: true }),
  'orders.cancel': granted([may, may, not, may, not, not]),
  'orders.refund': granted([may, { each: 20_000 }, not, { each: 1000, aDay: 5000 }, not, not], { secondPerson: true }),
  'orders.risk': granted([may, may, not, may, not, not]),
  'orders.export': granted([may, may, not, not, not, { part: 'without contact' }], { stepUp: true }),
  'payments.ask': granted([may, may, not, may, not, may]),
  'payments.confirm': granted([may, may, not, not, not, may], { stepUp: true }),
  'refunds.retry': granted([may, may, not, not, not, may]),
  'refunds.confirm': granted([may, may, not, not, not, may], { stepUp: true }),
  'refunds.bank': granted([may, may, not, not, not, may], { stepUp: true }),
  'invoices.view': granted([may, may, not, may, not, may]),
  'invoices.issue': granted([may, may, not, not, not, may]),
  'invoices.reissue': granted([may, may, not, not, not, may], { stepUp: true }),
  'parcels.pick': granted([may, may, may, not, not, not]),
  'parcels.pack': granted([may, may, may, not, not, not]),
  'parcels.book': granted([may, may, may, not, not, not]),
  'parcels.hand_over': granted([may, may, may, not, not, not]),
  'parcels.follow': granted([may, may, may, may, not, not]),
  'parcels.missing': granted([may, may, { each: 3000 }, not, not, not], { secondPerson: true }),
  'parcels.take_back': granted([may, may, may, not, not, not]),
  'parcels.keep': granted([may, may, not, not, not, not]),
  'parcels.combine': granted([may, may, may, may, not, not]),
  'parcels.override': granted([may, may, not, not, not, not]),
  'stores.change': granted([may, may, not, may, not, not]),
  'returns.view': granted([may, may, { part: 'goods' }, may, not, may]),
  'returns.open': granted([may, may, not, may, not, not]),
  'returns.decide': granted([may, may, not, may, not, not]),
  'returns.receive': granted([may, may, may, not, not, not]),
  'returns.inspect': granted([may, may, may, not, not, not]),
  'returns.deduct': granted([may, may, not, not, not, not]),
  'members.view': granted([may, may, not, may, not, not]),
  'members.contact': granted([may, may, not, may, not, not]),
  'members.note': granted([may, may, not, may, not, not]),
  'members.points': granted([may, { each: 5000 }, not, { each: 300, aDay: 2000 }, not, not], { secondPerson: true }),
  'members.credit': granted([may, { aDay: 5000 }, not, not, not, not], { secondPerson: true }),
  'members.lock': granted([may, may, not, may, not, not]),
  'members.level': granted([may, may, not, not, not, not]),
  'members.merge': granted([may, may, not, not, not, not], { stepUp: true, secondPerson: true }),
  'members.copy': granted([may, may, not, may, not, not], { stepUp: true }),
  'members.close': granted([may, may, not, not, not, not], { stepUp: true }),
  'members.export': granted([may, may, not, not, not, not], { stepUp: true }),
  'segments.edit': granted([may, may, not, may, not, not]),
  'messages.send': granted([may, may, not, not, { part: 'draft' }, not], { secondPerson: true }),
  'letters.resend': granted([may, may, not, may, not, not]),
  'products.view': granted([may, may, not, may, may, may]),
  'products.texts': granted([may, may, not, not, may, not]),
  'products.price': granted([may, may, not, not, { part: 'proposal' }, not], { secondPerson: true }),
  'products.publish': granted([may, may, not, not, not, not]),
  'products.measures': granted([may, may, may, not, may, not]),
  'stock.view': granted([may, may, may, may, may, may]),
  'stock.move': granted([may, may, may, not, not, not]),
  'stock.correct': granted([may, may, not, not, not, not], { secondPerson: true }),
  'categories.edit': granted([may, may, not, not, may, not]),
  'goods.import': granted([may, may, not, not, not, not], { stepUp: true }),
  'goods.export': granted([may, may, not, not, not, may]),
  'content.edit': granted([may, may, not, not, may, not]),
  'content.publish': granted([may, may, not, not, may, not]),
  'reviews.moderate': granted([may, may, not, may, may, not]),
  'promotions.draft': granted([may, may, not, not, may, not]),
  'promotions.approve': granted([may, may, not, not, not, not], { secondPerson: true }),
  'reports.view': granted([may, may, not, not, not, may]),
  'reports.reconcile': granted([may, may, not, not, not, may]),
  'settings.view': granted([may, may, not, not, not, not]),
  'settings.change': granted([may, may, not, not, not, not]),
  'settings.money': granted([may, not, not, not, not, not], { stepUp: true, ownerOnly: true }),
  'machine.view': granted([may, may, not, not, not, not]),
  'machine.retry': granted([may, may, not, not, not, not]),
  'staff.view': granted([may, may, not, not, not, not]),
  'staff.edit': granted([may, not, not, not, not, not], { stepUp: true, ownerOnly: true }),
  'audit.view': granted([may, may, not, not, not, { part: 'money' }]),
  'audit.export': granted([may, not, not, not, not, not], { stepUp: true, ownerOnly: true }),
  'keys.edit': granted([may, not, not, not, not, not], { stepUp: true, ownerOnly: true }),
  'webhooks.view': granted([may, may, not, not, not, not]),
  'webhooks.edit': granted([may, not, not, not, not, not], { stepUp: true, ownerOnly: true }),
} satisfies Record<string, Permission>

/** One thing that a role may do, such as `orders.refund`. */
export type PermissionName = keyof typeof permissions

export const permissionNames = Object.keys(permissions) as readonly PermissionName[]

function granted(
  [owner, manager, packer, care, editor, accountant]: readonly [Share, Share, Share, Share, Share, Share],
  { stepUp = false, ownerOnly = false, secondPerson = false }: Marks = {},
): Permission {
  return { owner, manager, packer, care, editor, accountant, stepUp, ownerOnly, secondPerson }
}
