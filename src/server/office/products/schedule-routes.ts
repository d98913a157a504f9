import type { SavedProduct } from '#contract/office/api/goods/saved-product.ts'
import { findSchedules } from '#server/catalog/products/schedules/find-schedules.ts'
import { isWithdrawn, restorePrice } from '#server/catalog/products/schedules/restore-price.ts'
import { schedulePrice } from '#server/catalog/products/schedules/schedule-price.ts'
import { scheduleProduct } from '#server/catalog/products/schedules/schedule-product.ts'
import { withdrawPrice } from '#server/catalog/products/schedules/withdraw-price.ts'
import { tellSaved } from '#server/catalog/products/versions/tell-saved.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { productProblem } from './product-problem.ts'
import { setsPrices } from './sets-prices.ts'

const { productSchedules } = staff
type Made = { id: number; version: number; undo?: SavedProduct['undo'] }

/** A scheduled price is taken back as one, under its own number. */
async function saved({ database }: Shop, { id, version, undo }: Made): Promise<SavedProduct> {
  const told = await tellSaved(database.db, { product: id, version, isNew: true })
  return undo ? { ...told, undo } : told
}

const momentOf = (said: string | null) => (said === null ? null : new Date(said))

export const productScheduleRoutes = {
  find: productSchedules.find.handler(async ({ context: { shop }, input: { id } }) => findSchedules(shop.database.db, id)),

  set: productSchedules.set.handler(async ({ context: { shop, actor, language }, input: { id, on_at: from, off_at: until } }) => {
    const set = await scheduleProduct(shop, { actor, id, from: momentOf(from), until: momentOf(until) })
    if (!set.ok) throw problem(productProblem(set.refusal, language))
    return saved(shop, { id, version: set.value.version })
  }),

  addPrice: productSchedules.addPrice.handler(
    async ({ context: { shop, actor, permissions, language }, input: { id, starts_at, ends_at, ...said } }) => {
      if (!setsPrices(permissions)) throw problem({ status: 'permission_denied' })
      const price = { ...said, starts_at: new Date(starts_at), ends_at: momentOf(ends_at) }
      const made = await schedulePrice(shop, { actor, product: id, price })
      if (made.ok) {
        const { id: number, version } = made.value
        return { ...(await saved(shop, { id, version, undo: { call: 'withdraw_price', key: number } })), price: number }
      }
      const { refusal } = made
      if (refusal.code === 'schedule_overlap') throw problem({ status: 'schedule_overlap', details: { name: refusal.name } })
      throw problem(productProblem(refusal, language))
    },
  ),

  withdrawPrice: productSchedules.withdrawPrice.handler(async ({ context: { shop, actor, permissions }, input: { id, price } }) => {
    const { prices } = await findSchedules(shop.database.db, id)
    if (!prices.some((each) => each.id === price)) throw problem({ status: 'not_found' })
    if (!setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const withdrawn = await withdrawPrice(shop, { actor, product: id, id: price })
    if (!withdrawn.ok) throw problem({ status: withdrawn.refusal.code === 'unknown_price' ? 'not_found' : 'product_not_found' })
    return saved(shop, { id, version: withdrawn.value.version, undo: { call: 'restore_price', key: price } })
  }),

  restorePrice: productSchedules.restorePrice.handler(async ({ context: { shop, actor, permissions, language }, input: { id, price } }) => {
    if (!(await isWithdrawn(shop, { product: id, id: price }))) throw problem({ status: 'not_found' })
    if (!setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const restored = await restorePrice(shop, { actor, product: id, id: price })
    if (restored.ok) return saved(shop, { id, version: restored.value.version, undo: { call: 'withdraw_price', key: price } })
    const { refusal } = restored
    if (refusal.code === 'schedule_overlap') throw problem({ status: 'schedule_overlap', details: { name: refusal.name } })
    if (refusal.code === 'unknown_price') throw problem({ status: 'not_found' })
    throw problem(productProblem(refusal, language))
  }),
}
