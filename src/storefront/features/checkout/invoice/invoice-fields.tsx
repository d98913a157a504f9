import { chooseInvoiceType, type Draft } from '#rules/checkout/checkout-draft.ts'
import { taxIdDigits, typedLetters } from '#rules/constants.ts'
import { hasRightCheckDigit, isTaxId } from '#rules/invoices/tax-id.ts'
import { donationAgencies } from '#rules/reference/donation-agencies.ts'
import { detailsTexts, invoiceTypeTexts } from '#texts/shop/checkout.ts'
import { Segments } from '#ui/controls/choices.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { useWords } from '#ui/words/words.ts'
import { CarrierFields } from './carrier-fields.tsx'
import { useFieldFaults } from '#storefront/features/recipient/field-errors.tsx'
import type { ChangeDraft } from '../change-draft.ts'

const types = ['receipt_carrier', 'donate', 'paper_receipt'] as const

type InvoiceFieldsProps = { draft: Draft; change: ChangeDraft }

/** What the invoice becomes: kept with a carrier, given away, or paper (INV-01). */
export function InvoiceFields({ draft, change }: InvoiceFieldsProps) {
  const say = useWords()
  const type = draft.receipt_carrier.receipt_carrier_select
  const segments = types.map((value) => ({ value, label: say(invoiceTypeTexts[value]) }))
  return (
    <fieldset className="form-part">
      <legend>{say(detailsTexts.invoice)}</legend>
      <Segments
        legend={say(detailsTexts.invoiceType)}
        name="receipt_carrier_select"
        value={type}
        segments={segments}
        onChange={(next) => change((before) => chooseInvoiceType(before, next))}
      />
      {type === 'receipt_carrier' && <CarrierFields draft={draft} change={change} />}
      {type === 'donate' && <DonationField draft={draft} change={change} />}
      {type === 'paper_receipt' && <PaperField draft={draft} change={change} />}
      {type !== 'donate' && <CompanyFields draft={draft} change={change} />}
    </fieldset>
  )
}

function DonationField({ draft, change }: InvoiceFieldsProps) {
  const say = useWords()
  const fault = useFieldFaults()
  return (
    <SelectField
      label={say(detailsTexts.agency)}
      hint={say(detailsTexts.donateNote)}
      value={draft.donationAgency}
      placeholder={say(detailsTexts.chooseAgency)}
      choices={donationAgencies.map(({ donateCode, name }) => ({
        value: donateCode,
        label: say(name).includes(donateCode) ? say(name) : `${donateCode} ${say(name)}`,
      }))}
      onChange={(event) => change((before) => ({ ...before, donationAgency: event.target.value }))}
      {...fault('invoice.carrier')}
    />
  )
}

function PaperField({ draft, change }: InvoiceFieldsProps) {
  const say = useWords()
  const fault = useFieldFaults()
  return (
    <TextField
      label={say(detailsTexts.paperAddress)}
      value={draft.paper_receipt.address}
      autoComplete="billing street-address"
      maxLength={typedLetters.address}
      onChange={(event) => change((before) => ({ ...before, paper_receipt: { address: event.target.value } }))}
      {...fault('invoice.address')}
    />
  )
}

/** A company's number needs its title, and the other way round (INV-13). A check digit that is wrong is worth a word, no more (INV-20). */
function CompanyFields({ draft, change }: InvoiceFieldsProps) {
  const say = useWords()
  const fault = useFieldFaults()
  const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, taxIdDigits)
  return (
    <div className="two-columns">
      <TextField
        optional
        label={say(detailsTexts.taxId)}
        hint={isDoubtful(draft.receipt) && <TaxIdDoubt />}
        value={draft.receipt}
        inputMode="numeric"
        placeholder={say(detailsTexts.taxIdPlaceholder)}
        onChange={(event) => change((before) => ({ ...before, receipt: digitsOf(event.target.value) }))}
        {...fault('invoice.receipt')}
      />
      <TextField
        optional
        label={say(detailsTexts.companyTitle)}
        value={draft.receipt_name}
        autoComplete="organization"
        maxLength={typedLetters.title}
        onChange={(event) => change((before) => ({ ...before, receipt_name: event.target.value }))}
        {...fault('invoice.name')}
      />
    </div>
  )
}

const isDoubtful = (taxId: string) => isTaxId(taxId) && !hasRightCheckDigit(taxId)

function TaxIdDoubt() {
  const say = useWords()
  return (
    <span className="doubt" role="status">
      <Icon name="alert" />
      {say(detailsTexts.taxIdDoubt)}
    </span>
  )
}
