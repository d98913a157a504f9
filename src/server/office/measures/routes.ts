import { inLanguage } from '#rules/locale.ts'
import { changeMeasures } from '#server/catalog/products/measures/change-measures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'

export const measuresRoutes = {
  change: staff.measures.change.handler(async ({ context: { shop, actor, language }, input: { id, ...measures } }) => {
    const changed = await changeMeasures(shop, { actor, id, measures })
    if (changed.ok) return { status: changed.value }
    const { refusal } = changed
    if (refusal.code === 'unknown_product') throw problem({ status: 'product_not_found' })
    if (refusal.code === 'has_code') throw problem({ status: 'has_code' })
    throw problem({ status: 'code_taken', details: { product: inLanguage(refusal.by, language) } })
  }),
}
