import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import type { Filled } from './card-sent.ts'
import type { ConfirmProps } from './confirm-props.ts'

/** A transfer, cash on delivery, or an order on nothing: the order is all there is to confirm. */
export function PlainConfirm(props: ConfirmProps) {
  return <CompleteForm {...props} fillIn={async () => ({ card: null })} />
}

type CompleteFormProps = ConfirmProps & { fillIn: () => Promise<Filled>; disabled?: boolean; children?: ReactNode }

/** One button that completes the order (CK4-13). */
export function CompleteForm({ confirming: { busy, place, words }, fillIn, disabled = false, children }: CompleteFormProps) {
  const say = useWords()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void place(fillIn)
  }
  return (
    <form className="step-form" onSubmit={submit}>
      {children}
      <Button type="submit" size="big" full busy={busy} disabled={disabled}>
        {say(words.complete)}
      </Button>
    </form>
  )
}
