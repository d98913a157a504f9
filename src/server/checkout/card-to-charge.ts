import type { Charge, ChargedCard } from '#server/payments/port.ts'
import type { OrderRequest } from './order-request.ts'
import type { Recording } from './recording.ts'

/** The card, or the wallet's word, that is to be charged. The rules have seen to it that there is one. */
export function cardOf({ body }: OrderRequest): ChargedCard {
  const { prime, remember } = body.card_info ?? {}
  return { prime: prime ?? '', remember: remember ?? false }
}

/** Who pays, as far as the card company wants to know. */
export function cardholderOf({ request, decision, facts }: Recording): Charge['cardholder'] {
  const { name, phonenumber, email } = request.body.card_info ?? {}
  const { sender } = decision
  return { name: name || sender.name, phone: phonenumber || sender.phone, email: email || facts.member.email || '' }
}
