import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { isCardMethod, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import type { Charge, ChargedCard } from '#ports/card-company.ts'
import type { OpenedCard } from '#server/money/cards/open-card.ts'

type CardInfo = PlaceOrderBody['card_info']
type ChosenCard = { card: CardInfo; paymentMethod: PaymentMethod; savedCard: OpenedCard | null }

/** The card, or the wallet's word, that is to be charged. The rules have seen to it that there is one. */
export function cardOf({ card, paymentMethod, savedCard }: ChosenCard): ChargedCard {
  const { prime, remember, ccv_prime } = card ?? {}
  if (savedCard) return { secret: savedCard.secret, ccvPrime: ccv_prime ?? '' }
  return { prime: prime ?? '', remember: isCardMethod(paymentMethod) && (remember ?? false) }
}

type Payer = { card: CardInfo; sender: { name: string; phone: string }; email: string | null }

/** Who pays, as far as the card company wants to know. */
export function cardholderOf({ card, sender, email: known }: Payer): Charge['cardholder'] {
  const { name, phonenumber, email } = card ?? {}
  return { name: name || sender.name, phone: phonenumber || sender.phone, email: email || known || '' }
}
