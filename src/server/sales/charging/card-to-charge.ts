import { isCardMethod } from '#rules/payments/payment-methods.ts'
import type { Charge, ChargedCard } from '#ports/card-company.ts'
import type { Recording } from '#server/sales/placing/recording.ts'

/** The card, or the wallet's word, that is to be charged. The rules have seen to it that there is one. */
export function cardOf({ request, decision, savedCard }: Recording): ChargedCard {
  const { prime, remember, ccv_prime } = request.body.card_info ?? {}
  if (savedCard) return { secret: savedCard.secret, ccvPrime: ccv_prime ?? '' }
  return { prime: prime ?? '', remember: isCardMethod(decision.paymentMethod) && (remember ?? false) }
}

/** Who pays, as far as the card company wants to know. */
export function cardholderOf({ request, decision, facts }: Recording): Charge['cardholder'] {
  const { name, phonenumber, email } = request.body.card_info ?? {}
  const { sender } = decision
  return { name: name || sender.name, phone: phonenumber || sender.phone, email: email || facts.member.email || '' }
}
