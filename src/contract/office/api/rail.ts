import * as z from 'zod'
import { ownCall } from './office-call.ts'

/** How much waits on which page; what the caller may not see is not counted, and null. */
const counts = z.object({
  /** Orders that stand and are not with the courier yet. */
  orders: z.int().nullable(),
  /** Parcels to pick and to hand over. */
  packing: z.int().nullable(),
  /** Goods that are low. */
  stock: z.int().nullable(),
  /** Background work that has failed. */
  machine: z.int().nullable(),
})
export type RailCounts = z.infer<typeof counts>

export const railApi = {
  find: ownCall
    .route({ method: 'GET', path: '/office/api/v1/rail', summary: 'What waits where, and how many notices are unread' })
    .output(z.object({ counts, unread: z.int() })),
}
