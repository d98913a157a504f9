import type { FormEvent, ReactNode } from 'react'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Filled } from './card-sent.ts'
import type { ConfirmStepProps } from './confirm-props.ts'
import { usePlaceOrder } from '../use-place-order.ts'

/** A transfer, cash on delivery, or an order on nothing: the order is all there is to confirm. */
export function PlainConfirm(props: ConfirmStepProps) {
  return <CompleteForm {...props} fillIn={async () => ({ card: null })} />
}

type CompleteFormProps = ConfirmStepProps & { fillIn: () => Promise<Filled>; disabled?: boolean; children?: ReactNode }

/** One button that completes the order (CK4-13). */
export function CompleteForm({ checkout, needs, fillIn, disabled = false, children }: CompleteFormProps) {
  const say = useWords()
  const { busy, place } = usePlaceOrder({ checkout, needs })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void place(fillIn)
  }
  return (
    <form className="step-form" onSubmit={submit}>
      {children}
      <Button type="submit" size="big" full busy={busy} disabled={disabled}>
        {say(confirmTexts.complete)}
      </Button>
    </form>
  )
}
