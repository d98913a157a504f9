import { useEffect, useRef, useState, type FormEvent } from 'react'
import { tidyInvoice } from '#rules/invoices/invoice.ts'
import { invoiceOfDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import type { FieldErrors } from '#rules/field-errors.ts'
import { nextTexts, stepRefusalTexts } from '#texts/shop/checkout.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { checkDetails, informationState } from './check-details.ts'
import type { CheckoutNeeds } from '../checkout-needs.ts'
import { FieldErrorsProvider } from '#storefront/features/recipient/field-errors.tsx'
import { keepInvoiceChoice } from '../invoice/invoice-cookie.ts'
import { InvoiceFields } from '../invoice/invoice-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import { RemarkField } from './remark-field.tsx'
import { SenderFields } from './sender-fields.tsx'
import type { CheckoutState } from '../use-checkout.ts'
import { useStepToasts } from '../use-step-toasts.ts'

type DetailsStepProps = { checkout: CheckoutState; needs: Pick<CheckoutNeeds, 'client' | 'onProblem' | 'onInformed'> }

/** Step 2: who orders, where it goes, what the invoice becomes (CK2-01). Everything must be right to go on. */
export function DetailsStep({ checkout, needs: { client, onProblem, onInformed } }: DetailsStepProps) {
  const say = useWords()
  const showToast = useStepToasts()
  const { draft, change, temperature, saved, finishStep } = checkout
  const [unknownBarcode, setUnknownBarcode] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const errors = { ...checkDetails(draft, temperature), ...barcodeError(draft, unknownBarcode) }
  const { form, isAsked, pointOut } = usePointingOut()
  const finish = (found: FieldErrors) => {
    const left = finishStep(2, informationState(draft, found))
    if (left.ok) {
      keepInvoiceChoice(draft)
      return draft.shipping_method && onInformed(draft.shipping_method)
    }
    pointOut()
    showToast({ kind: 'warning', message: say(stepRefusalTexts[left.refusal.code]) })
  }
  const next = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const barcode = barcodeOf(draft)
    if (!barcode || Object.keys(errors).length > 0) return finish(errors)
    setBusy(true)
    try {
      const { isExist } = await client.carriers.check({ code: barcode })
      setUnknownBarcode(isExist ? null : barcode)
      finish(isExist ? errors : { 'invoice.carrier': 'mobile_receipt_carrier_wrong' })
    } catch (error) {
      onProblem(error)
    }
    setBusy(false)
  }
  return (
    <form className="step-form" noValidate ref={form} onSubmit={(event) => void next(event)}>
      <FieldErrorsProvider errors={errors} showAll={isAsked}>
        <SenderFields draft={draft} change={change} />
        <RecipientFields draft={draft} change={change} saved={saved} temperature={temperature} client={client} onProblem={onProblem} />
        <InvoiceFields draft={draft} change={change} />
        <RemarkField draft={draft} change={change} />
      </FieldErrorsProvider>
      <div>
        <Button type="submit" size="big" className="next" busy={busy}>
          {say(nextTexts[2])}
        </Button>
      </div>
    </form>
  )
}

/** The barcode as it is registered; null for every other invoice. */
function barcodeOf(draft: Draft): string | null {
  const entered = invoiceOfDraft(draft)
  return entered.carrier_type === 'mobile_carrier' ? tidyInvoice(entered, 'mobile_carrier').carrier : null
}

/** The register does not know this barcode (INV-08); another one may be right. */
function barcodeError(draft: Draft, unknown: string | null): FieldErrors {
  return unknown !== null && barcodeOf(draft) === unknown ? { 'invoice.carrier': 'mobile_receipt_carrier_wrong' } : {}
}

/** Shows everything that is wrong and puts the focus on the first of it. */
function usePointingOut() {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked])
  return { form, isAsked: asked > 0, pointOut: () => setAsked((before) => before + 1) }
}
