import type { Order } from '#contract/shop/api/order.ts'
import { writeAddress } from '#rules/recipients/home-address.ts'

/** Where a parcel goes, on one line, as it is written in its country; null for a store pickup. */
export function addressOf({ contact, foreign_contact: abroad }: Pick<Order, 'contact' | 'foreign_contact'>): string | null {
  if (abroad) {
    const parts = [
      abroad.address_one,
      abroad.address_two,
      abroad.address_three,
      abroad.city_or_town,
      abroad.state_province_county,
      abroad.postal_code,
      abroad.country,
    ]
    return parts.filter(Boolean).join(', ')
  }
  if (!contact?.address) return null
  return writeAddress(contact)
}
