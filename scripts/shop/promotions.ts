import { changePromotion as change } from '#server/sales/promotions/change-promotion.ts'
import { createPromotion as create } from '#server/sales/promotions/create-promotion.ts'
import { changing, creating } from './writing.ts'

export const createPromotion = creating({
  what: 'Promotion',
  does: 'Opens add-ons from an amount of goods on. The fields are JSON named as in the database; name_zh, temperature and tiers are needed, such as [{"minimum_amount":1500,"add_on_items":[{"product":12,"price":199,"purchase_limit":2}]}]. It runs from now on unless starts_at is said.',
  create: (shop, { actor, fields }) => create(shop, { actor, promotion: fields }),
})

export const changePromotion = changing({
  what: 'Promotion',
  takes: ['promotion', 'fields'],
  does: 'Changes the words, the time or the tiers of a promotion, or with {"active":false} ends it. Tiers that are said take the place of all that were.',
  change: (shop, { actor, of, said }) => change(shop, { actor, id: of, change: said }),
})
