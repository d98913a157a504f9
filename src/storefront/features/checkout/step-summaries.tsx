import { invoiceOfDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { writeAddress } from '#rules/recipients/home-address.ts'
import type { Text } from '#rules/locale.ts'
import type { OrderTotals } from '#rules/checkout/order-totals.ts'
import { donationAgencies } from '#rules/reference/donation-agencies.ts'
import { feeOf, freeFee, invoiceIs, methodTexts, methodWithFee, remarkIs } from '#texts/shop/checkout.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { carrierTexts } from '#texts/shop/order.ts'
import { paymentMethodTexts } from '#texts/shop/payment-methods.ts'
import { readablePhone } from '#texts/shared/readable-phone.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { FeeState } from './use-checkout.ts'
import type { SavedData } from './use-saved-data.ts'

export function ShippingSummary({ draft, totals, fee: state }: { draft: Draft; totals: OrderTotals; fee: FeeState }) {
  const say = useWords()
  const language = useLanguage()
  if (!draft.shipping_method) return null
  if (state === 'open') return <p>{say(methodTexts[draft.shipping_method].title)}</p>
  const fee = totals.delivery_fee === 0 ? freeFee : feeOf(formatTwd(totals.delivery_fee, language))
  return <p>{say(methodWithFee(methodTexts[draft.shipping_method].title, fee))}</p>
}

/** Who gets it where, the invoice, the remark (CK2-02). */
export function DetailsSummary({ draft, saved }: { draft: Draft; saved: SavedData }) {
  const say = useWords()
  const recent = saved.contacts.find(({ id }) => id === draft.contact_id)
  const contact = recent ?? newRecipient(draft)
  return (
    <>
      <p>
        {contact.name} <span className="num">{readablePhone(contact.phone)}</span>
      </p>
      <p>{contact.address}</p>
      <p>
        {say(invoiceIs(invoiceChoice(draft)))}
        {draft.remark.trim() && (
          <>
            <br />
            {say(remarkIs(draft.remark.trim()))}
          </>
        )}
      </p>
    </>
  )
}

function newRecipient({ shipping_method: method, contact_attributes: contact, foreign_contact_attributes: foreign, store_place }: Draft) {
  const { name, phone } = contact
  if (method === 'seven') return { name, phone, address: `7-ELEVEN ${store_place.store_name}` }
  if (method !== 'ups') return { name, phone, address: writeAddress(contact) }
  const { address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country } = foreign
  const lines = [address_one, address_two, address_three, city_or_town, state_province_county, postal_code, country]
  return { name: foreign.name, phone: foreign.phone, address: lines.filter((line) => line !== '').join(', ') }
}

function invoiceChoice(draft: Draft): Text {
  const { carrier_type: type } = invoiceOfDraft(draft)
  const agency = type === 'donate' && donationAgencies.find(({ donateCode }) => donateCode === draft.donationAgency)
  return agency ? agency.name : carrierTexts[type ?? 'member_carrier']
}

export function PaymentSummary({ draft }: { draft: Draft }) {
  const say = useWords()
  return draft.payway && <p>{say(paymentMethodTexts[draft.payway].offered.title)}</p>
}
