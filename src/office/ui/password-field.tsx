import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'

type PasswordFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  value: string
  onType: (password: string) => void
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, autoComplete, value, onType }: PasswordFieldProps) {
  const say = useWords()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <span className="relative">
          <input
            className="input !pr-12"
            type={shown ? 'text' : 'password'}
            name="password"
            required
            autoComplete={autoComplete}
            value={value}
            onChange={({ target }) => onType(target.value)}
            {...tied}
          />
          <IconButton
            label={say(shown ? doorTexts.hidePassword : doorTexts.showPassword)}
            className="!absolute top-1/2 right-1 -translate-y-1/2"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </IconButton>
        </span>
      )}
    </Field>
  )
}
