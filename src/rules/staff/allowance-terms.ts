import type { Twd } from '#rules/money.ts'
import { permissions, type Allowance, type BuiltInRole, type PermissionName, type Share } from './permissions.ts'

/**
 * Up to which amounts people of the office do alone what needs a second person above them: whole TWD or points, each time and a
 * calendar day (D-104). The owner may change them; they begin as the table of permissions says.
 */
export type AllowanceTerms = {
  care: { refund_each: Twd; refund_a_day: Twd; points_each: number; points_a_day: number; discount_percent: number; discount_each: Twd }
  manager: { refund_each: Twd; points_each: number; credit_a_day: Twd }
  packer: { missing_each: Twd }
  /** Owners need each other above an amount. A shop of one person leaves it off. */
  two_owners: boolean
  two_owners_from: Twd
}

export const defaultAllowances: AllowanceTerms = {
  care: { refund_each: 1000, refund_a_day: 5000, points_each: 300, points_a_day: 2000, discount_percent: 10, discount_each: 500 },
  manager: { refund_each: 20_000, points_each: 5000, credit_a_day: 5000 },
  packer: { missing_each: 3000 },
  two_owners: false,
  two_owners_from: 50_000,
}

/** What one of the six roles holds of a permission under these terms. */
export function shareOfBuiltIn(role: BuiltInRole, name: PermissionName, terms: AllowanceTerms): Share {
  const share = permissions[name][role]
  if (role === 'owner' && terms.two_owners && permissions[name].secondPerson) return { each: terms.two_owners_from }
  return typeof share === 'object' && !('part' in share) ? (allowanceOf(role, name, terms) ?? share) : share
}

function allowanceOf(role: BuiltInRole, name: PermissionName, { care, manager, packer }: AllowanceTerms): Allowance | undefined {
  switch (`${role} ${name}`) {
    case 'care orders.refund':
      return { each: care.refund_each, aDay: care.refund_a_day }
    case 'care members.points':
      return { each: care.points_each, aDay: care.points_a_day }
    case 'care orders.discount':
      return { percent: care.discount_percent, each: care.discount_each }
    case 'manager orders.refund':
      return { each: manager.refund_each }
    case 'manager members.points':
      return { each: manager.points_each }
    case 'manager members.credit':
      return { aDay: manager.credit_a_day }
    case 'packer parcels.missing':
      return { each: packer.missing_each }
    default:
      return undefined
  }
}
