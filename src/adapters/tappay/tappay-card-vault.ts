import { z } from 'zod'
import type { CardVault } from '#ports/card-vault.ts'
import { askTappay, openAsking, type TappaySettings } from './ask-tappay.ts'

const removal = z.object({ status: z.number(), msg: z.string().default('') })

/** 2011: the company knows no such card. 2012: the key is known, with another token by now. */
const nothingThere = new Set([2011, 2012])

/** Cards that TapPay keeps for the shop. Source: https://docs.tappaysdk.com/tutorial/en/back.html#remove-card-api */
export function createTappayCardVault(settings: Pick<TappaySettings, 'address' | 'partnerKey'>): CardVault {
  const asking = openAsking(settings)
  return {
    async removeCard({ key, token }) {
      const asked = await askTappay(asking, '/tpc/card/remove', { card_key: key, card_token: token })
      if (!asked.ok) return { answer: 'unknown', reason: asked.refusal.reason }
      const reply = removal.safeParse(asked.value)
      if (!reply.success) return { answer: 'unknown', reason: 'the answer could not be read' }
      const { status, msg } = reply.data
      return status === 0 || nothingThere.has(status) ? { answer: 'gone' } : { answer: 'unknown', reason: `${status} ${msg}` }
    },
  }
}
