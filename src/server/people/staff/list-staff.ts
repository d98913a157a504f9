import type { Shop } from '#server/platform/shop.ts'
import { listInvitationRows } from './joining/link-store.ts'
import { listRoleRows, listStaffRows } from './store.ts'

/** Everybody who has an account of the office, those who are invited, and the roles that there are. */
export async function listStaff({ database: { db }, now }: Shop) {
  const roles = await listRoleRows(db)
  const wordOf = new Map(roles.map(({ id, key }) => [id, key ?? String(id)]))
  const people = await listStaffRows(db)
  const invitations = await listInvitationRows(db, now())
  return {
    people: people.map(({ role_ids, suspended_at, last_seen_at, ...person }) => ({
      ...person,
      roles: (role_ids ?? []).map((id) => wordOf.get(id) ?? String(id)),
      suspended: suspended_at !== null,
      last_seen_at: last_seen_at === null ? null : new Date(last_seen_at).toISOString(),
    })),
    invitations: invitations.map(({ id, email, name, role_ids, expires_at }) => ({
      id,
      email: email ?? '',
      name: name ?? '',
      roles: (role_ids ?? []).map((role) => wordOf.get(role) ?? String(role)),
      expires_at: expires_at.toISOString(),
    })),
    roles: roles.map(({ id, key, name_zh: zh, name_en: en }) => ({ word: key ?? String(id), name: { zh, en } })),
  }
}
