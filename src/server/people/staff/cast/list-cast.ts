import { isBuiltIn } from '#rules/staff/roles.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listDemoRows } from './cast-store.ts'

/** Whom a demo shop lets anybody be, each by a word such as `boss`; nobody in a shop in earnest (ACC-57, ACC-58). */
export async function listCast({ database: { db }, settings }: Shop) {
  if (!settings.isDemo) return []
  const rows = await listDemoRows(db)
  return rows.map(({ id, email, name, role }) => ({ id, word: email.split('@')[0] ?? '', name, role: isBuiltIn(role) ? role : null }))
}
