import type { OrderQuote } from '#contract/office/api/ordering/new-order.ts'
import { carrierTypes } from '#rules/invoices/invoice.ts'
import { shippingMethods, type ShippingMethod } from '#rules/shipping/shipping.ts'
import { newOrderTexts } from '#texts/office/new-order.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { carrierTexts, receivedTimeTexts, shippingMethodTexts } from '#texts/shop/order.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { faultNameOf, recipientFields, type NewOrderForm } from './new-order-form.ts'

export type OfForm = {
  form: NewOrderForm
  quote: OrderQuote | undefined
  /** What is wrong with which field, once it was tried. */
  faults: Readonly<Record<string, string>>
  onChange: (form: NewOrderForm) => void
}

/** Who sends, who receives, where and when. */
export function DeliveryDetails({ form, quote, faults, onChange }: OfForm) {
  const say = useWords()
  const { method, fields } = form
  const allowed = quote?.shipping_methods ?? shippingMethods
  const copySender = () => {
    const prefix = method === 'ups' ? 'foreign_contact' : 'contact'
    const same = { [`${prefix}.name`]: fields['sender.name'] ?? '', [`${prefix}.phone`]: fields['sender.phone'] ?? '' }
    onChange({ ...form, fields: { ...fields, ...same } })
  }
  return (
    <>
      <div className="two-columns">
        {['sender.name', 'sender.phone'].map((name) => (
          <DetailField key={name} name={name} form={form} faults={faults} onChange={onChange} />
        ))}
        <SelectField
          label={say(newOrderTexts.method)}
          error={faults['shipping_method']}
          value={method}
          choices={[
            { value: '', label: say(newOrderTexts.choose) },
            ...shippingMethods.map((value) => ({ value, label: say(shippingMethodTexts[value]), disabled: !allowed.includes(value) })),
          ]}
          onChange={({ target }) => onChange({ ...form, method: target.value as ShippingMethod | '' })}
          wide
        />
        {method !== '' &&
          recipientFields(method).map((name) => <DetailField key={name} name={name} form={form} faults={faults} onChange={onChange} />)}
        <DetailField name="remark" form={form} faults={faults} onChange={onChange} />
      </div>
      {method !== '' && (
        <div>
          <Button kind="ghost" size="small" onClick={copySender}>
            {say(newOrderTexts.sameAsBuyer)}
          </Button>
        </div>
      )}
    </>
  )
}

type DetailFieldProps = Omit<OfForm, 'quote'> & { name: string }

function DetailField({ name, form, faults, onChange }: DetailFieldProps) {
  const say = useWords()
  const text = name === 'foreign_contact.country' ? newOrderTexts.country : (editedFieldTexts[name] ?? newOrderTexts.name)
  const value = form.fields[name] ?? ''
  const change = (said: string) => onChange({ ...form, fields: { ...form.fields, [name]: said } })
  const common = { label: say(text), error: faults[faultNameOf(name)], value }
  if (name === 'received_time')
    return (
      <SelectField
        {...common}
        choices={Object.entries(receivedTimeTexts).map(([time, words]) => ({ value: time, label: say(words) }))}
        onChange={({ target }) => change(target.value)}
      />
    )
  return (
    <TextField
      {...common}
      hint={name === 'store.store_id' ? say(newOrderTexts.storeHint) : undefined}
      wide={name.endsWith('.address') || name.endsWith('.address_one') || name === 'remark'}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
    />
  )
}

const invoiceWords = {
  carrier: newOrderTexts.carrierWord,
  name: newOrderTexts.companyName,
  receipt: newOrderTexts.taxId,
  address: newOrderTexts.paperAddress,
} as const

/** Where the invoice goes, by the fields that its kind asks for. */
export function InvoiceDetails({ form, faults, onChange }: OfForm) {
  const say = useWords()
  const { carrier, fields } = form
  const asked = carrier === 'paper_receipt' ? (['name', 'receipt', 'address'] as const) : (['carrier'] as const)
  return (
    <div className="two-columns">
      <SelectField
        label={say(newOrderTexts.carrier)}
        value={carrier}
        choices={carrierTypes.map((value) => ({ value, label: say(carrierTexts[value]) }))}
        onChange={({ target }) => onChange({ ...form, carrier: carrierTypes.find((each) => each === target.value) ?? carrier })}
      />
      {asked.map((name) => (
        <TextField
          key={name}
          label={say(invoiceWords[name])}
          error={faults[`invoice_info.${name}`]}
          value={fields[`invoice.${name}`] ?? ''}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...form, fields: { ...fields, [`invoice.${name}`]: target.value } })}
        />
      ))}
    </div>
  )
}
