import { invoicePreferenceDays } from '#rules/constants.ts'
import type { CarrierRadio, Draft, InvoiceType } from '#rules/checkout/checkout-draft.ts'
import { isDonationCode } from '#rules/invoices/donation.ts'

/** What the browser remembers of the last invoice: the kind of choice, and nothing that says who made it. */
export type InvoiceChoice = { type: InvoiceType; radio: CarrierRadio | null; donationAgency: string }

const name = 'invoice_preferences'
const types: readonly string[] = ['receipt_carrier', 'donate', 'paper_receipt'] satisfies InvoiceType[]
const radios: readonly string[] = ['member_carrier', 'mobile_carrier', 'Citizen_Digital_Certificate'] satisfies CarrierRadio[]

/** Writes the choice for 180 days (CK2-05, D-52); signing out removes it. */
export function keepInvoiceChoice({ receipt_carrier, donationAgency }: Draft): void {
  const { receipt_carrier_select: type, receipt_carrier_radio: radio } = receipt_carrier
  const choice: InvoiceChoice = { type, radio, donationAgency: type === 'donate' ? donationAgency : '' }
  const seconds = invoicePreferenceDays * 24 * 60 * 60
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(choice))}; path=/; max-age=${seconds}; samesite=lax`
}

export function readInvoiceChoice(cookies: string): InvoiceChoice | null {
  const written = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (!written) return null
  try {
    return choiceFrom(JSON.parse(decodeURIComponent(written.slice(name.length + 1))))
  } catch {
    return null
  }
}

/** A cookie can hold anything. */
function choiceFrom(read: unknown): InvoiceChoice | null {
  if (typeof read !== 'object' || read === null || !('type' in read) || !isType(read.type)) return null
  const radio = 'radio' in read && isRadio(read.radio) ? read.radio : null
  const agency =
    'donationAgency' in read && typeof read.donationAgency === 'string' && isDonationCode(read.donationAgency) ? read.donationAgency : ''
  return { type: read.type, radio, donationAgency: agency }
}

const isType = (word: unknown): word is InvoiceType => typeof word === 'string' && types.includes(word)
const isRadio = (word: unknown): word is CarrierRadio => typeof word === 'string' && radios.includes(word)
