import { checkForeign, hasPostalCode, type ForeignEntered } from '#rules/recipients/foreign-recipient.ts'
import { errorsIn, errorsOf, textOf, type FieldErrors, type FieldMessage } from '#rules/field-errors.ts'
import type { OrderDecision, OrderFacts } from './order-facts.ts'
import type { Contact, ForeignContact } from '#rules/orders/order-edit.ts'
import { isCardMethod, isCharged, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { zipCodeOf, type District } from '#rules/recipients/places.ts'
import { checkHome, checkRemark, checkSender, checkStoreContact, type HomeEntered } from '#rules/recipients/recipient.ts'
import { shippingKindOf, temperatureOf } from '#rules/shipping/shipping.ts'

/** Every field of the checkout, checked again by its own rule (RCP-32). Names are those of the call. */
export function orderErrors(facts: OrderFacts, { isFree }: { isFree: boolean }): FieldErrors {
  const { sender, shipping_method, paymentMethod } = facts
  return {
    ...errorsOf({
      shipping_method: shipping_method ? null : 'required',
      payway: paymentMethod ? null : 'required',
      remark: checkRemark(facts.remark),
    }),
    ...(sender ? errorsIn('sender', checkSender(sender, facts.judgePhone)) : { sender: 'required' }),
    ...recipientErrors(facts),
    ...(paymentMethod && !isFree && !facts.isPaidByLink ? errorsIn('card_info', cardErrors(paymentMethod, facts)) : {}),
  }
}

/** What is needed to judge where a parcel goes; also before there is an order. */
export type DestinationFacts = Pick<OrderFacts, 'recipient' | 'shipping_method' | 'districts' | 'judgePhone'>

/** Every field of the recipient, by the rules of the method (RCP-10 to RCP-31). */
export function recipientErrors({ recipient, shipping_method: method, districts, judgePhone }: DestinationFacts): FieldErrors {
  if (recipient === 'not_found' || method === null) return {}
  const { contact, foreign_contact, store } = recipient
  const kind = shippingKindOf(method)
  if (kind === 'ups')
    return foreign_contact
      ? errorsIn('foreign_contact_attributes', checkForeign(foreign_contact, judgePhone))
      : { foreign_contact_attributes: 'required' }
  if (!contact) return { contact_attributes: 'required' }
  if (kind === 'black_cat') return errorsIn('contact_attributes', checkHome(contact, { districts, temperature: temperatureOf(method) }))
  return { ...errorsIn('contact_attributes', checkStoreContact(contact)), ...(store ? {} : { store_id: 'required' as const }) }
}

/** A card is typed (a prime) or saved (its uuid and a prime of its code); a wallet has a prime. */
export function cardErrors(
  paymentMethod: PaymentMethod,
  { card_info: card, isSavedCardUsable }: Pick<OrderFacts, 'card_info' | 'isSavedCardUsable'>,
): FieldErrors<'prime' | 'card_id' | 'ccv_prime'> {
  if (!isCharged(paymentMethod)) return {}
  const missing = (entered: string | null | undefined): FieldMessage | null => (textOf(entered) === '' ? 'required' : null)
  if (!paysBySavedCard({ paymentMethod, card_info: card })) return errorsOf({ prime: missing(card?.prime), card_id: null, ccv_prime: null })
  return errorsOf({ prime: null, card_id: isSavedCardUsable ? null : 'cardUnusable', ccv_prime: missing(card?.ccv_prime) })
}

/** Whether a saved card is to pay. Wallets bring their own. */
export function paysBySavedCard({ paymentMethod, card_info: card }: Pick<OrderFacts, 'paymentMethod' | 'card_info'>): boolean {
  return paymentMethod !== null && isCardMethod(paymentMethod) && textOf(card?.card_id) !== ''
}

/** Where the parcel goes, tidied: the zip code from the district, nothing that the method does not ask for. */
export function destinationOf({
  recipient,
  shipping_method: method,
  districts,
  received_time,
}: Omit<DestinationFacts, 'judgePhone'> & Pick<OrderFacts, 'received_time'>): Pick<
  OrderDecision,
  'contact' | 'foreign_contact' | 'store' | 'received_time'
> {
  const nowhere = { contact: null, foreign_contact: null, store: null, received_time: null }
  if (recipient === 'not_found' || method === null) return nowhere
  const { contact, foreign_contact, store } = recipient
  const kind = shippingKindOf(method)
  if (kind === 'ups') return { ...nowhere, foreign_contact: foreign_contact && tidyForeign(foreign_contact) }
  if (kind === 'seven')
    return {
      ...nowhere,
      store,
      contact: contact && { ...tidyHome(contact, districts), county: null, district: null, zip_code: null, address: null },
    }
  return { ...nowhere, contact: contact && tidyHome(contact, districts), received_time: received_time ?? 'unspecified' }
}

function tidyHome(entered: HomeEntered, districts: readonly District[]): Contact {
  const place = { county: textOf(entered.county), district: textOf(entered.district) }
  return {
    name: textOf(entered.name),
    phone: textOf(entered.phone),
    ...place,
    zip_code: zipCodeOf(districts, place),
    address: textOf(entered.address),
  }
}

function tidyForeign(entered: ForeignEntered): ForeignContact {
  return {
    name: textOf(entered.name),
    phone: textOf(entered.phone),
    country: textOf(entered.country),
    state_province_county: textOf(entered.state_province_county),
    city_or_town: textOf(entered.city_or_town),
    address_one: textOf(entered.address_one),
    address_two: textOf(entered.address_two) || null,
    address_three: textOf(entered.address_three) || null,
    postal_code: hasPostalCode(entered.country) ? textOf(entered.postal_code) : null,
  }
}
