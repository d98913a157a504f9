import { open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { chooseStore, findStoreToChoose, type ChoosingRefusal } from './choose-store.ts'

export const closedStoreRoutes = {
  find: open.closedStores.find.handler(async ({ context: { shop }, input: { token } }) => {
    const found = await findStoreToChoose(shop, token)
    if (!found.ok) throw refused(found.refusal)
    const { number, storeName, until } = found.value
    return { number, store_name: storeName, until: until.toISOString() }
  }),

  choose: open.closedStores.choose.handler(async ({ context: { shop }, input: { token, store_id: storeId } }) => {
    const chosen = await chooseStore(shop, { token, storeId })
    if (!chosen.ok) throw refused(chosen.refusal)
    return chosen.value
  }),
}

function refused(refusal: ChoosingRefusal) {
  return problem({ status: refusal.code, ...(refusal.code === 'courier_refused' && { details: { text: refusal.text } }) })
}
