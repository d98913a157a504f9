import { changeStore } from '#server/delivery/fulfilment/closed-stores/change-store.ts'
import { searchStores } from '#server/delivery/stores/search-stores.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { problemOfMove } from './problem-of-move.ts'

export const pickupStoreRoutes = {
  find: staff.pickupStores.find.handler(async ({ context: { shop }, input: { words } }) => ({ stores: await searchStores(shop, words) })),

  change: staff.pickupStores.change.handler(async ({ context: { shop, actor }, input: { number, store_id: storeId } }) => {
    const changed = await changeStore(shop, { number, storeId, actor })
    if (!changed.ok) throw problem(problemOfMove(changed.refusal))
    return changed.value
  }),
}
