import type { CartFlags } from '#rules/cart/cart-flags.ts'
import { defaultInstallment } from '#rules/constants.ts'
import { allowedPeriod, type InstallmentPeriod } from '#rules/payments/installment.ts'
import type { CarrierType, InvoiceEntered } from '#rules/invoices/invoice.ts'
import type { Twd } from '#rules/money.ts'
import type { PaymentMethod } from '#rules/payments/payment-methods.ts'
import { isPaymentOffered, type OfferFacts } from '#rules/payments/payway.ts'
import { blankRecipient, type RecipientDraft } from '#rules/recipients/recipient-draft.ts'
import { offerShipping } from '#rules/shipping/shipping-offers.ts'
import type { ReceivedTime, ShippingMethod } from '#rules/shipping/shipping.ts'

export type InvoiceType = 'receipt_carrier' | 'donate' | 'paper_receipt'
export type CarrierRadio = Exclude<CarrierType, 'donate' | 'paper_receipt'>

/** What the shopper has filled in so far (CKO-05, CKO-06). Empty text means: nothing yet. */
export type Draft = RecipientDraft & {
  sender: { name: string; phone: string }
  shipping_method: ShippingMethod | null
  /** The method for which step 2 was completed: another method asks for it again (CK1-05). */
  informed_for: ShippingMethod | null
  payway: PaymentMethod | null
  receipt_carrier: {
    receipt_carrier_select: InvoiceType
    receipt_carrier_radio: CarrierRadio | null
    member_carrier: string
    mobile_carrier: string
    Citizen_Digital_Certificate: string
  }
  paper_receipt: { address: string }
  donationAgency: string
  receipt: string
  receipt_name: string
  installment: InstallmentPeriod
  received_time: ReceivedTime
  contact_id: number | null
  remark: string
  card_info: {
    name: string
    phonenumber: string
    email: string
    remember: boolean
    prime: string
    exp_month: number | null
    exp_year: number | null
    card_id: string
    ccv_prime: string
  }
}

/** A draft as the checkout opens (CKO-07). */
export const newDraft: Draft = {
  sender: { name: '', phone: '' },
  shipping_method: null,
  informed_for: null,
  payway: null,
  receipt_carrier: {
    receipt_carrier_select: 'receipt_carrier',
    receipt_carrier_radio: 'member_carrier',
    member_carrier: '',
    mobile_carrier: '',
    Citizen_Digital_Certificate: '',
  },
  paper_receipt: { address: '' },
  donationAgency: '',
  receipt: '',
  receipt_name: '',
  installment: defaultInstallment,
  received_time: 'unspecified',
  contact_id: null,
  ...blankRecipient,
  remark: '',
  card_info: {
    name: '',
    phonenumber: '',
    email: '',
    remember: true,
    prime: '',
    exp_month: null,
    exp_year: null,
    card_id: '',
    ccv_prime: '',
  },
}

/** Another method asks again for recipient and payment method (CK1-05, CK1-06); what was typed stays. */
export function chooseShipping(draft: Draft, method: ShippingMethod | null): Draft {
  if (method === draft.shipping_method) return draft
  return { ...draft, shipping_method: method, informed_for: null, payway: null, contact_id: null }
}

/** A type without carrier has no radio (INV-04); coming back, it is the default again (INV-03). */
export function chooseInvoiceType(draft: Draft, type: InvoiceType): Draft {
  const radio = type === 'receipt_carrier' ? (draft.receipt_carrier.receipt_carrier_radio ?? 'member_carrier') : null
  return { ...draft, receipt_carrier: { ...draft.receipt_carrier, receipt_carrier_select: type, receipt_carrier_radio: radio } }
}

/** The invoice block as it is checked and sent (D-89). */
export function invoiceOfDraft({
  receipt_carrier: { receipt_carrier_select: type, receipt_carrier_radio: radio, ...carriers },
  ...draft
}: Draft): InvoiceEntered {
  const buyer = { name: draft.receipt_name, receipt: draft.receipt }
  if (type === 'donate') return { carrier_type: 'donate', carrier: draft.donationAgency }
  if (type === 'paper_receipt') return { carrier_type: 'paper_receipt', address: draft.paper_receipt.address, ...buyer }
  const carrier_type = radio ?? 'member_carrier'
  return { carrier_type, carrier: carriers[carrier_type], ...buyer }
}

export type DraftFacts = { flags: CartFlags; items_total: Twd; grand_total: Twd } & Pick<OfferFacts, 'language' | 'device'>

/** The draft after the goods or prices have changed: what is no longer offered is taken back (CK1-08, CK4-23). */
export function settleDraft(draft: Draft, facts: DraftFacts): Draft {
  const offer = offerShipping(facts).find(({ method }) => method === draft.shipping_method)
  const shipped = draft.shipping_method !== null && !offer?.available ? chooseShipping(draft, null) : draft
  const { shipping_method: delivery, payway: method } = shipped
  const paid = method && delivery && !isPaymentOffered(method, { ...facts, delivery }) ? { ...shipped, payway: null } : shipped
  const installment = allowedPeriod(paid.installment, facts.grand_total)
  return installment === paid.installment ? paid : { ...paid, installment }
}
