import type { Order } from '#contract/shop/api/order.ts'
import { writeAddressAbroad } from '#rules/recipients/address-abroad.ts'
import { writeAddress } from '#rules/recipients/home-address.ts'

/** Where a parcel goes, on one line, as it is written in its country; null for a store pickup. */
export function addressOf({ contact, foreign_contact: abroad }: Pick<Order, 'contact' | 'foreign_contact'>): string | null {
  if (abroad) return writeAddressAbroad(abroad)
  if (!contact?.address) return null
  return writeAddress(contact)
}
