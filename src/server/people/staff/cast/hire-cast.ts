import type { Language } from '#rules/locale.ts'
import type { BuiltInRole } from '#rules/staff/permissions.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createStaff } from '#server/people/staff/create-staff.ts'
import { saveSuspended } from '#server/people/staff/store.ts'
import { findDemoRow } from './cast-store.ts'

export type CastMember = { email: string; name: string; role: BuiltInRole; language: Language }

/**
 * Has the cast of a demo shop ready: who is not there yet is hired, who was suspended is back. Each of them is signed in as
 * by one press, so they have neither password nor second factor (ACC-57).
 */
export async function hireCast({ database, now }: Pick<Shop, 'database' | 'now'>, cast: readonly CastMember[]): Promise<void> {
  const actor = { kind: 'system', id: 'demo' } as const
  for (const { role, ...person } of cast) {
    await database.transaction(async (tx) => {
      const made = await createStaff(tx, { ...person, roles: [role], passwordHash: null, demo: true, actor, now: now() })
      const hired = made.ok ? null : await findDemoRow(tx, person.email)
      if (hired?.suspended_at) await saveSuspended(tx, { staffId: hired.id, at: null })
    })
  }
}
