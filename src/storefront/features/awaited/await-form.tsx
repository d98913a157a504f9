import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isEmail } from '#rules/invoices/invoice.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { awaitedTexts } from '#texts/shop/wishes/awaited.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

/** `onAsk` answers what is wrong with the address, or nothing. */
type AwaitFormProps = { onAsk: (email: string) => Promise<string | undefined>; onCancel: () => void }

/** Where somebody without an account wants to be told. */
export function AwaitForm({ onAsk, onCancel }: AwaitFormProps) {
  const say = useWords()
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = email.trim()
    if (!isEmail(typed)) {
      setRefused(say(typed === '' ? fieldTexts.required : fieldTexts.email))
      return input.current?.focus()
    }
    setBusy(true)
    const fault = await onAsk(typed)
    setBusy(false)
    setRefused(fault)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={input}
        label={say(awaitedTexts.email)}
        hint={say(awaitedTexts.emailHint)}
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        value={email}
        error={refused}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setRefused(undefined)
        }}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" kind="secondary" busy={busy}>
          {say(awaitedTexts.send)}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {say(awaitedTexts.cancel)}
        </Button>
      </div>
    </form>
  )
}
