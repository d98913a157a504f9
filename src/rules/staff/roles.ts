import { defaultAllowances, shareOfBuiltIn, type AllowanceTerms } from './allowance-terms.ts'
import {
  builtInRoles,
  permissionNames,
  permissions,
  type Allowance,
  type BuiltInRole,
  type PermissionName,
  type Share,
} from './permissions.ts'

/** A role of the office: one that every office has, or one that an owner has made, with the permissions that it holds. */
export type Role = { key: BuiltInRole } | { key: null; holds: ReadonlyMap<string, Share> }

/** A person has at least one role and at most three (ACC-32). */
export const mostRoles = 3

/** What of a permission somebody with these roles holds: the widest share of any of them (ACC-30, ACC-32, D-103). */
export function shareOf(roles: readonly Role[], name: PermissionName, terms: AllowanceTerms = defaultAllowances): Share {
  return roles.map((role) => shareIn(role, name, terms)).reduce<Share>(wider, 'none')
}

/** Everything that they hold anything of, under the allowances that the owner has set. */
export function permissionsOf(
  roles: readonly Role[],
  terms: AllowanceTerms = defaultAllowances,
): ReadonlyMap<PermissionName, Exclude<Share, 'none'>> {
  return new Map(
    permissionNames.flatMap((name) => {
      const share = shareOf(roles, name, terms)
      return share === 'none' ? [] : [[name, share] as const]
    }),
  )
}

/**
 * What a role of the owner's own is to hold, by the names of permissions, as it was written; null when that cannot be:
 * nothing that is for owners alone, nothing that does not exist, all of it or up to whole amounts, and not nothing (ACC-31).
 */
export function readHolds(written: unknown): ReadonlyMap<PermissionName, Share> | null {
  if (typeof written !== 'object' || written === null) return null
  const holds = Object.entries(written)
  const isSound = holds.length > 0 && holds.every(([name, share]) => canHold(name) && isShare(share))
  return isSound ? new Map(holds as [PermissionName, Share][]) : null
}

function canHold(name: string): boolean {
  return isPermission(name) && !permissions[name].ownerOnly
}

const allowanceFields = ['each', 'aDay', 'percent'] as const satisfies (keyof Allowance)[]

function isShare(written: unknown): boolean {
  if (written === 'all') return true
  if (typeof written !== 'object' || written === null) return false
  const limits = Object.entries(written)
  return (
    limits.length > 0 &&
    limits.every(([field, limit]) => allowanceFields.some((known) => known === field) && Number.isInteger(limit) && limit > 0)
  )
}

function isPermission(name: string): name is PermissionName {
  return Object.hasOwn(permissions, name)
}

export function isBuiltIn(key: string | null): key is BuiltInRole {
  return builtInRoles.some((known) => known === key)
}

/** What is for owners alone no role of an owner's own holds, even one that was made before it became so (ACC-31). */
function shareIn(role: Role, name: PermissionName, terms: AllowanceTerms): Share {
  if (role.key !== null) return shareOfBuiltIn(role.key, name, terms)
  return permissions[name].ownerOnly ? 'none' : (role.holds.get(name) ?? 'none')
}

/** The wider of two shares; an allowance is wider than a part. */
function wider(one: Share, other: Share): Share {
  if (one === 'all' || other === 'none') return one
  if (other === 'all' || one === 'none') return other
  if ('part' in one) return 'part' in other ? one : other
  return 'part' in other ? one : highestLimits(one, other)
}

/** Of each limit the highest, so that a role more takes nothing away; what either does not limit is not limited. */
function highestLimits(one: Allowance, other: Allowance): Allowance {
  const limits = allowanceFields.map((field) => [field, Math.max(one[field] ?? Infinity, other[field] ?? Infinity)] as const)
  return Object.fromEntries(limits.filter(([, limit]) => limit !== Infinity))
}
