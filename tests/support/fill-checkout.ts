import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { Language } from '#rules/locale.ts'
import { checkDetails } from '#storefront/features/checkout/details/check-details.ts'
import { orderBody } from '#storefront/features/checkout/order-body.ts'
import { fieldTexts } from '#texts/shared/fields.ts'

/** A form of the checkout that is filled in rightly: home, at a store, or abroad. */
export const filledForms = {
  home: {
    ...newDraft,
    shipping_method: 'black_cat',
    payway: 'when_received',
    sender: { name: '陳浩', phone: '+886922110334' },
    contact_attributes: {
      name: '陳媽媽',
      phone: '0922110334',
      county: '新竹縣',
      district: '竹北市',
      zip_code: '302',
      address: '文興路一段 168 號',
    },
    receipt_carrier: { ...newDraft.receipt_carrier, member_carrier: 'hao@example.com' },
  },
  abroad: {
    ...newDraft,
    shipping_method: 'ups',
    payway: 'atm',
    sender: { name: '陳浩', phone: '+886922110334' },
    foreign_contact_attributes: {
      name: 'Hao Chen',
      phone: '+14155552671',
      country: 'US',
      state_province_county: 'CA',
      city_or_town: 'San Jose',
      address_one: '12 Main Street',
      address_two: '',
      address_three: '',
      postal_code: '95112',
    },
    receipt_carrier: { ...newDraft.receipt_carrier, member_carrier: 'hao@example.com' },
  },
} as const satisfies Record<string, Draft>

/** What the page says beside the fields of a form, in the words of a language. */
export function faultsOnPage(draft: Draft, language: Language): string[] {
  return Object.values(checkDetails(draft, 'normal')).flatMap((fault) => (fault ? [fieldTexts[fault][language]] : []))
}

/** The order as the page sends it. */
export function sentByPage(
  draft: Draft,
  { cartItemIds, grandTotal }: { cartItemIds: readonly number[]; grandTotal: number },
): PlaceOrderBody {
  return orderBody(draft, { cartItemIds, discountCode: null, card: null, email: 'hao@example.com', grandTotal })
}
