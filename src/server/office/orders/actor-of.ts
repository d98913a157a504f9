import type { Actor } from '#rules/actor.ts'
import { nameOfStaff } from '#server/people/staff/published/name-of-staff.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Somebody of the office, as histories name them. */
export async function actorOf({ shop, staffId }: { shop: Shop; staffId: number }): Promise<Actor> {
  return { kind: 'staff', id: await nameOfStaff(shop, staffId) }
}
