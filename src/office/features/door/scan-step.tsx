import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

/** What an authenticator app is given: in base32, and as a drawing in SVG. */
export type Secret = { secret: string; qr: string }

type ScanStepProps = { secret: Secret; error: string | undefined; busy: boolean; onCode: (code: string) => void }

export function ScanStep({ secret, error, busy, onCode }: ScanStepProps) {
  const say = useWords()
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <h1>{say(doorTexts.scanTitle)}</h1>
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
        {say(doorTexts.begin)}
      </Button>
    </form>
  )
}
