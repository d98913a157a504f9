import { useEffect, useRef, useState, type FormEvent } from 'react'
import { cardTexts } from '#texts/shop/cards.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

/** As the server takes it. */
const longestAlias = 30

type AliasFormProps = { alias: string; onSave: (alias: string) => Promise<boolean>; onCancel: () => void }

/** A name of one's own for a card (CRD-05); saved empty, it is gone (PRF-13). */
export function AliasForm({ alias, onSave, onCancel }: AliasFormProps) {
  const say = useWords()
  const [value, setValue] = useState(alias)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const isSame = value.trim() === alias
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame || busy) return
    setBusy(true)
    if (!(await onSave(value.trim()))) setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={input}
        label={say(cardTexts.alias)}
        hint={say(cardTexts.aliasHint)}
        maxLength={longestAlias}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={isSame} busy={busy}>
          {say(cardTexts.save)}
        </Button>
        <Button kind="ghost" size="small" onClick={onCancel}>
          {say(cardTexts.cancel)}
        </Button>
      </div>
    </form>
  )
}
