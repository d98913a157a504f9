import './order.css'
import { useState, type FormEvent } from 'react'
import type { Order } from '#contract/shop/api/order.ts'
import type { OrderEdit } from '#contract/shop/api/orders.ts'
import { typedLetters } from '#rules/constants.ts'
import type { EditableOrder } from '#rules/orders/order-edit.ts'
import { temperatureOf } from '#rules/shipping/shipping.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { orderTexts } from '#texts/shop/order.ts'
import { PhoneField } from '#storefront/features/recipient/phone-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import type { EditFields } from './edit-fields.ts'
import { editableOf, judgeEdit } from './editing.ts'
import { HandlingFields } from './handling-fields.tsx'
import { RecipientAbroadFields, RecipientFields } from './recipient-fields.tsx'

type EditFormProps = {
  order: Order
  /** Answers what the server found wrong, by field. */
  onSave: (changes: OrderEdit) => Promise<Record<string, string>>
  onClose: () => void
}

/** The edit panel of an order that is not being packed yet (ORD-12). What did not change is not sent (EDT-02, EDT-04). */
export function EditForm({ order, onSave, onClose }: EditFormProps) {
  const say = useWords()
  const language = useLanguage()
  const [before] = useState(() => editableOf(order, language))
  const [form, setForm] = useState(before)
  const [told, setTold] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { changes, errors } = judgeEdit({ order, before, after: form })
  const fault = (field: string) => refused[field] ?? (told && errors[field] ? say(fieldTexts[errors[field]]) : undefined)
  const change = (parts: Partial<EditableOrder>) => {
    setForm((now) => ({ ...now, ...parts }))
    setRefused({})
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (busy || Object.keys(errors).length > 0) return
    if (!changes) return onClose()
    setBusy(true)
    setRefused(await onSave(changes))
    setBusy(false)
  }
  const fields = { form, change, fault }
  return (
    <Panel>
      <h2>{say(orderTexts.editOrder)}</h2>
      <form className="edit-form" noValidate onSubmit={(event) => void submit(event)}>
        <SenderFields {...fields} />
        {form.contact && <RecipientFields {...fields} contact={form.contact} temperature={temperatureOf(order.shipping_method)} />}
        {form.foreign_contact && <RecipientAbroadFields {...fields} contact={form.foreign_contact} />}
        <HandlingFields {...fields} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {say(orderTexts.save)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {say(orderTexts.keep)}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function SenderFields({ form: { sender }, change, fault }: EditFields) {
  const say = useWords()
  return (
    <div className="two-columns">
      <TextField
        label={say(orderTexts.senderName)}
        value={sender.name}
        autoComplete="name"
        maxLength={typedLetters.name}
        required
        error={fault('sender.name')}
        onChange={(event) => change({ sender: { ...sender, name: event.target.value } })}
      />
      <PhoneField
        label={say(orderTexts.senderPhone)}
        value={sender.phone}
        error={fault('sender.phone')}
        onChange={(phone) => change({ sender: { ...sender, phone } })}
      />
    </div>
  )
}
