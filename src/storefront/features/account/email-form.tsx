import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isEmail } from '#rules/invoices/invoice.ts'
import type { Text } from '#rules/locale.ts'
import { fieldTexts } from '#texts/shared/fields.ts'
import { profileTexts } from '#texts/shop/profile.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

/** Whether the email is on its way, or what is wrong with the address. */
export type EmailAnswer = { sent: true } | { sent: false; error?: string }

/** What was typed before its member had to show who they are; sent by itself once they have. */
export type TypedEmail = { email: string; confirmed: boolean }

type EmailFormProps = {
  email: string | null
  typed?: TypedEmail | undefined
  onSave: (email: string) => Promise<EmailAnswer>
  onCancel: () => void
}

/** Another address: required, valid, and different from the one that stands (PRF-09 to PRF-11). */
export function EmailForm({ email, typed, onSave, onCancel }: EmailFormProps) {
  const say = useWords()
  const [value, setValue] = useState(typed?.email ?? email ?? '')
  const [told, setTold] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const goesOn = typed?.confirmed ?? false
  useEffect(() => {
    input.current?.select()
    if (goesOn) form.current?.requestSubmit()
  }, [goesOn])
  const fault = faultOf(value)
  const change = (next: string) => {
    setValue(next)
    setRefused(undefined)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (fault || (value.trim() === email && !goesOn) || busy) return
    setBusy(true)
    const answer = await onSave(value.trim())
    if (answer.sent) return
    setBusy(false)
    setRefused(answer.error)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={input}
        label={say(profileTexts.newEmail)}
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        value={value}
        error={refused ?? (told && fault ? say(fault) : undefined)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setTold(true)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={fault !== undefined || value.trim() === email} busy={busy}>
          {say(profileTexts.save)}
        </Button>
        <Button kind="ghost" size="small" onClick={onCancel}>
          {say(profileTexts.cancel)}
        </Button>
      </div>
    </form>
  )
}

function faultOf(value: string): Text | undefined {
  if (value.trim() === '') return fieldTexts.required
  return isEmail(value.trim()) ? undefined : fieldTexts.email
}
