import { presentForMs, type PresenceKind } from '#rules/staff/presence.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listPresent, savePresent } from './store.ts'

export type OpenThing = { staffId: number; kind: PresenceKind; id: string }

/** Somebody has a thing open; answers who else has, by name, whoever came first in front. */
export async function tellPresence(
  { database: { db }, now }: Shop,
  { staffId, kind, id }: OpenThing,
): Promise<{ id: number; name: string }[]> {
  await savePresent(db, { staffId, kind, id, now: now() })
  const since = new Date(now().getTime() - presentForMs)
  return listPresent(db, { kind, id, since, but: staffId })
}
