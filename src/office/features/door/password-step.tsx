import { useMutation } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { PasswordField } from './password-field.tsx'

type PasswordStepProps = {
  email: string
  bare: boolean
  /** The sign-in before has ended by itself. */
  isOver: boolean
  onNext: (begun: { token: string; email: string }) => void
}

export function PasswordStep({ email: known, bare, isOver, onNext }: PasswordStepProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const [typed, setTyped] = useState({ email: known, password: '', shared: false })
  const begin = useMutation({
    mutationFn: () => office.signIn.first(typed),
    onSuccess: ({ token }) => onNext({ token, email: typed.email }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin.mutate()
  }
  const errors = fieldErrors(begin.error)
  const refusal = begin.error && Object.keys(errors).length === 0 ? problemMessage(begin.error, language) : null
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {!bare && (
        <div>
          <h1>{say(doorTexts.title)}</h1>
          <p className="muted mt-2">{say(doorTexts.how)}</p>
        </div>
      )}
      {isOver && begin.isIdle && <NoteBox kind="warning">{say(doorTexts.startOver)}</NoteBox>}
      {refusal && (
        <div role="alert">
          <NoteBox kind="danger">{refusal}</NoteBox>
        </div>
      )}
      <TextField
        label={say(doorTexts.email)}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={typed.email}
        error={errors['email']}
        onChange={({ target }) => setTyped({ ...typed, email: target.value })}
      />
      <PasswordField
        label={say(doorTexts.password)}
        autoComplete="current-password"
        value={typed.password}
        error={errors['password']}
        onType={(password) => setTyped({ ...typed, password })}
      />
      <Checkbox checked={typed.shared} onChange={({ target }) => setTyped({ ...typed, shared: target.checked })}>
        {say(doorTexts.shared)}
      </Checkbox>
      <Button type="submit" size="big" full busy={begin.isPending}>
        {say(doorTexts.next)}
      </Button>
      {!bare && (
        <p className="dim flex items-center gap-1.5 text-xs">
          <LockKeyhole size={13} aria-hidden="true" />
          {say(doorTexts.lockout)}
        </p>
      )}
    </form>
  )
}
