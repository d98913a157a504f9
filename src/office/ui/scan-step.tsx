import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { SecretOfApp } from '#contract/office/api/signing-in/proofs.ts'
import { doorTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

type ScanStepProps = {
  secret: Pick<SecretOfApp, 'secret' | 'qr'>
  error: string | undefined
  busy: boolean
  onCode: (code: string) => void
  /** Where it is one step of a page that has a title already. */
  heading?: 'h1' | 'h2'
  /** What its button says; left out, that the office opens. */
  action?: string
  children?: ReactNode
}

/** An authenticator app is given a secret, and shows that it has it by a code. */
export function ScanStep({ secret, error, busy, onCode, heading: Heading = 'h1', action, children }: ScanStepProps) {
  const say = useWords()
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <Heading>{say(doorTexts.scanTitle)}</Heading>
        <p className="muted mt-2">{say(doorTexts.scanHow)}</p>
      </div>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
        alt={say(doorTexts.qr)}
        width={208}
        height={208}
        className="rounded-md bg-white p-3"
      />
      <p className="text-sm">
        <span className="dim">{say(doorTexts.secret)}</span>
        <br />
        <code className="code !whitespace-normal break-all">{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={say(doorTexts.code)}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" size="big" full busy={busy}>
        {action ?? say(doorTexts.begin)}
      </Button>
      {children}
    </form>
  )
}
