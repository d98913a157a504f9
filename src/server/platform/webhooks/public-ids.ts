import type { Shop } from '#server/platform/shop.ts'

type Chance = Pick<Shop, 'randomBytes'>

const word = ({ randomBytes }: Chance) => Buffer.from(randomBytes(15)).toString('base64url')

/** By which calls name a webhook. */
export const newWebhookId = (shop: Chance) => `wh_${word(shop)}`

/** The webhook-id of a delivery. */
export const newDeliveryId = (shop: Chance) => `msg_${word(shop)}`
