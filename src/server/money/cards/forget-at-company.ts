import type { Shop } from '#server/platform/shop.ts'
import { decryptSecret } from './card-secret.ts'

export type RemovedCard = { memberId: number; key: string; token: string }

/** Has the company forget a card that the shop has forgotten. While nobody answers, the event is told again. */
export async function forgetAtCompany(shop: Shop, { memberId, key, token }: RemovedCard): Promise<void> {
  const encrypted = { card_key_enc: Buffer.from(key, 'base64'), card_token_enc: Buffer.from(token, 'base64') }
  const secret = decryptSecret(shop.cipher, encrypted, { memberId })
  if (!secret) return shop.log.error({ member: memberId }, 'a removed card cannot be opened: the company keeps it')
  const answer = await shop.ports.cardVault.removeCard(secret)
  if (answer.answer === 'unknown') throw new Error(`The card company has not forgotten a card: ${answer.reason}`)
}
