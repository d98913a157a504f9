import './order.css'
import { useState, type FormEvent } from 'react'
import type { Order } from '#contract/shop/api/order.ts'
import { cancelReasonLimit } from '#rules/constants.ts'
import { cancelReasons, cancelReasonToSend, defaultCancelReason, type CancelReason } from '#rules/orders/order-cancel.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { cancelChoiceTexts, orderTexts } from '#texts/shop/order.ts'
import { Button } from '#ui/controls/button.tsx'
import { OptionCard } from '#ui/controls/choices.tsx'
import { Field } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { usedIn } from './afterwards/used-in.ts'

/** Why an order is cancelled (CNL-01 to CNL-03). `onCancel` gets what is to be sent and resolves when that is done. */
export function CancelForm({ order, onCancel }: { order: Order; onCancel: (reason: string) => Promise<void> }) {
  const say = useWords()
  const [reason, setReason] = useState<CancelReason>(defaultCancelReason)
  const [text, setText] = useState('')
  const [told, setTold] = useState(false)
  const [busy, setBusy] = useState(false)
  const sending = cancelReasonToSend({ reason, text })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (!sending.ok || busy) return
    setBusy(true)
    await onCancel(sending.value)
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="cancel-reasons">
        <legend>
          <h1>{say(orderTexts.whyCancel)}</h1>
        </legend>
        {cancelReasons.map((each) => (
          <OptionCard
            key={each}
            name="cancel_reason"
            value={each}
            checked={each === reason}
            title={say(cancelChoiceTexts[each])}
            onChange={() => setReason(each)}
          />
        ))}
      </fieldset>
      {reason === 'else' && (
        <Field label={say(orderTexts.whyElse)} error={told && !sending.ok ? say(fieldTexts[sending.refusal.code]) : undefined}>
          {(tied) => (
            <textarea
              className="input"
              rows={3}
              maxLength={cancelReasonLimit}
              required
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              {...tied}
            />
          )}
        </Field>
      )}
      <WhatComesBack order={order} />
      <Button type="submit" size="big" full busy={busy}>
        {say(orderTexts.cancelThis)}
      </Button>
    </form>
  )
}

/** Money that was paid, points and code that were used (ORD-21); nothing where there was none of them. */
function WhatComesBack({ order }: { order: Order }) {
  const say = useWords()
  const used = usedIn(order)
  const hasPaid = order.status === 'confirmed' && order.grand_total > 0 && !isOnDelivery(order.payment)
  return (
    <p className="muted small my-5">
      {hasPaid && say(orderTexts.refundNote)} {used && say(orderTexts.comesBack[used])}
    </p>
  )
}
