import { faultInLine, isVisible } from '#rules/clean-text.ts'
import { addressMinimum } from '#rules/constants.ts'
import { isDonationCode } from './donation.ts'
import {
  errorsOf,
  isFaultless,
  lengthOf,
  requiredLine,
  textOf,
  type Entered,
  type FieldErrors,
  type FieldMessage,
} from '#rules/field-errors.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { isTaxId } from './tax-id.ts'

export const carrierTypes = ['member_carrier', 'mobile_carrier', 'Citizen_Digital_Certificate', 'donate', 'paper_receipt'] as const
export type CarrierType = (typeof carrierTypes)[number]

/** An invoice as it is asked for (D-89): carrier holds the e-mail, barcode, certificate or donation code; name and receipt are title and tax ID. */
export type InvoiceEntered = {
  carrier_type?: CarrierType | null | undefined
  carrier?: Entered
  name?: Entered
  receipt?: Entered
  address?: Entered
}

/** An invoice as the order keeps it. */
export type Invoice = {
  carrier_type: CarrierType
  carrier: string | null
  name: string | null
  receipt: string | null
  address: string | null
}

export type InvoiceField = 'carrier' | 'name' | 'receipt' | 'address'

export type InvoiceRefusal = { code: 'no_invoice_info' } | { code: 'validation_error'; errors: FieldErrors<InvoiceField> }

export type InvoiceFacts = {
  entered: InvoiceEntered | null | undefined
  /** The member's own address, for an invoice without a carrier (D-54). */
  email: string | null
  /** What the register says of a mobile barcode; null when nobody asked. */
  isBarcodeKnown: boolean | null
}

/** The invoice that an order keeps. Nothing to go by is no_invoice_info; something that is wrong names its fields. */
export function decideInvoice({ entered, email, isBarcodeKnown }: InvoiceFacts): Result<Invoice, InvoiceRefusal> {
  const invoice = entered?.carrier_type ? tidyInvoice(entered, entered.carrier_type) : null
  if (!invoice) return refuse({ code: 'no_invoice_info' })
  const complete = withMemberCarrier(invoice, email)
  if (!isUsable(complete)) return refuse({ code: 'no_invoice_info' })
  const errors = checkInvoice(complete)
  if (complete.carrier_type === 'mobile_carrier' && isBarcodeKnown === false) errors.carrier = 'mobile_receipt_carrier_wrong'
  return isFaultless(errors) ? ok(complete) : refuse({ code: 'validation_error', errors })
}

/** Barcode and certificate in capitals (INV-10); a donation has no buyer (D-53); only paper has an address. */
export function tidyInvoice(entered: InvoiceEntered, carrier_type: CarrierType): Invoice {
  const carrier = textOf(entered.carrier)
  const isUpper = carrier_type === 'mobile_carrier' || carrier_type === 'Citizen_Digital_Certificate'
  const hasBuyer = carrier_type !== 'donate'
  return {
    carrier_type,
    carrier: carrier_type === 'paper_receipt' ? null : (isUpper ? carrier.toUpperCase() : carrier) || null,
    name: (hasBuyer && textOf(entered.name)) || null,
    receipt: (hasBuyer && textOf(entered.receipt)) || null,
    address: (carrier_type === 'paper_receipt' && textOf(entered.address)) || null,
  }
}

/** A carrier of one character or fewer is none (INV-11): the invoice goes to the member's e-mail (D-54). */
function withMemberCarrier(invoice: Invoice, email: string | null): Invoice {
  const isCarrier = invoice.carrier_type !== 'donate' && invoice.carrier_type !== 'paper_receipt'
  if (!isCarrier || lengthOf(invoice.carrier ?? '') > 1) return invoice
  return { ...invoice, carrier_type: 'member_carrier', carrier: email }
}

function isUsable({ carrier_type, carrier, address }: Invoice): boolean {
  return (carrier_type === 'paper_receipt' ? address : carrier) !== null
}

/** The invoice block of the form (INV-05 to INV-15). */
export function checkInvoice(entered: InvoiceEntered): FieldErrors<InvoiceField> {
  const { carrier_type, name, receipt, address } = entered
  const isDonated = carrier_type === 'donate'
  return errorsOf({
    carrier: checkCarrier(entered),
    name: isDonated ? null : checkTitle({ name, receipt }),
    receipt: isDonated ? null : checkTaxId({ name, receipt }),
    address: carrier_type === 'paper_receipt' ? checkAddress(address) : null,
  })
}

function checkCarrier({ carrier_type, carrier }: InvoiceEntered): FieldMessage | null {
  const value = textOf(carrier)
  switch (carrier_type) {
    case 'member_carrier':
      return isEmail(value) ? null : 'member_carrier_error_text'
    case 'mobile_carrier':
      return isBarcode(value.toUpperCase()) ? null : 'mobile_receipt_carrier_wrong'
    case 'Citizen_Digital_Certificate':
      return isCertificate(value.toUpperCase()) ? null : 'Citizen_Digital_Certificate_wrong'
    case 'donate':
      return isDonationCode(value) ? null : 'donationAgencyNeeded'
    case 'paper_receipt':
      return null
    default:
      return 'required'
  }
}

function checkTitle({ name, receipt }: Pick<InvoiceEntered, 'name' | 'receipt'>): FieldMessage | null {
  const title = textOf(name)
  return textOf(receipt) !== '' && !isVisible(title) ? 'companyTitleNeeded' : faultInLine(title)
}

function checkTaxId({ name, receipt }: Pick<InvoiceEntered, 'name' | 'receipt'>): FieldMessage | null {
  const taxId = textOf(receipt)
  if (taxId === '') return textOf(name) === '' ? null : 'taxIdNeeded'
  return isTaxId(taxId) ? null : 'uniformInvoiceLimit'
}

function checkAddress(address: Entered): FieldMessage | null {
  return requiredLine(address) ?? (lengthOf(textOf(address)) < addressMinimum ? 'addressLimit' : null)
}

/** One @ between a name and a domain with a dot; whether it exists, only an email can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254
}

/** A mobile barcode: slash and 7 of digits, capitals, dot, plus, hyphen (INV-06). */
export function isBarcode(code: string): boolean {
  return /^\/[0-9A-Z.+-]{7}$/.test(code)
}

/** The barcode of a citizen certificate: 2 capitals and 14 digits (INV-09). */
export function isCertificate(code: string): boolean {
  return /^[A-Z]{2}\d{14}$/.test(code)
}
