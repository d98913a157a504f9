import { z } from 'zod'
import { changeGiftCampaign as change } from '#server/sales/promotions/change-gift-campaign.ts'
import { createGiftCampaign as create } from '#server/sales/promotions/create-gift-campaign.ts'
import { changing, creating } from './writing.ts'

export const createGiftCampaign = creating({
  what: 'Gift campaign',
  does: 'Gives a product away. The fields are JSON named as in the database; key, kind (gifts, vvip_gift or birthday_gift) and product are needed. It runs from now on unless starts_at is said.',
  create: (shop, { actor, fields }) => create(shop, { actor, campaign: fields }),
})

export const changeGiftCampaign = changing({
  what: 'Gift campaign',
  takes: ['key', 'fields'],
  of: z.string().trim().min(1),
  does: 'Changes the product, the level or the time of a gift campaign, or with {"active":false} ends it. Its key and its kind stay.',
  change: (shop, { actor, of, said }) => change(shop, { actor, key: of, change: said }),
})
