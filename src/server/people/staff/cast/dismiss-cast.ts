import { suspendStaff } from '#server/people/staff/change-staff.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listDemoRows } from './cast-store.ts'

/** A shop in earnest that was a demo shop once: nobody of its cast is left who could sign in (ACC-58). Their names stay in history. */
export async function dismissCast(shop: Shop): Promise<void> {
  const cast = await listDemoRows(shop.database.db)
  if (cast.length === 0) return
  shop.log.warn(
    { people: cast.map(({ email }) => email) },
    'people of the demo shop could still sign in to the office: they are suspended now',
  )
  for (const { id } of cast) await suspendStaff(shop, { staffId: id, actor: { kind: 'system', id: 'start' } })
}
