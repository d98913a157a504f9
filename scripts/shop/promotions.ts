import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changePromotion as change, type PromotionChangeRefusal } from '#server/sales/promotions/change-promotion.ts'
import { createPromotion as create } from '#server/sales/promotions/create-promotion.ts'
import type { NewPromotion, PromotionChange } from '#server/sales/promotions/promotion-shape.ts'
import { command } from './command.ts'
import { actor, amount, json } from './words.ts'

export const createPromotion = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Opens add-ons from an amount of goods on. The fields are JSON named as in the database; name_zh, temperature and tiers are needed, such as [{"minimum_amount":1500,"add_on_items":[{"product":12,"price":199,"purchase_limit":2}]}]. It runs from now on unless starts_at is said.',
  async run(shop, { fields, actor: id }) {
    const created = await create(shop, { actor: { kind: 'staff', id }, promotion: fields as NewPromotion })
    return created.ok ? ok(`Promotion ${created.value} is in the shop.`) : refuse(whyNot(created.refusal))
  },
})

export const changePromotion = command({
  takes: ['promotion', 'fields'],
  input: z.object({ promotion: amount, fields: json, actor }),
  does: 'Changes the words, the time or the tiers of a promotion, or with {"active":false} ends it. Tiers that are said take the place of all that were.',
  async run(shop, { promotion, fields, actor: id }) {
    const changed = await change(shop, { actor: { kind: 'staff', id }, id: promotion, change: fields as PromotionChange })
    if (!changed.ok) return refuse(whyNot(changed.refusal))
    const { before, after } = changed.value
    return ok(`Promotion ${promotion} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})

function whyNot(refusal: PromotionChangeRefusal): string {
  switch (refusal.code) {
    case 'wrong_value':
      return refusal.why
    case 'unknown_promotion':
      return 'Nothing was done: there is no such promotion.'
    case 'unknown_product':
      return `Nothing was done: there is no product ${refusal.product}.`
    case 'other_temperature':
      return `Nothing was done: product ${refusal.product} has another temperature than the promotion.`
    case 'overlaps':
      return `Nothing was done: promotion ${refusal.promotion} of that temperature runs at that time, or is the same.`
  }
}
