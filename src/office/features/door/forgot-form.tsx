import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'

/** Asks for a letter with which to set a new password. What follows says nothing of whether anybody has the address (ACC-11). */
export function ForgotForm({ email: typed, onBack }: { email: string; onBack: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { password } = useOffice()
  const [email, setEmail] = useState(typed)
  const ask = useMutation({ mutationFn: () => password.forgotten({ email }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  const errors = fieldErrors(ask.error)
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <h1>{say(doorTexts.forgotTitle)}</h1>
        <p className="muted mt-2">{say(doorTexts.forgotHow)}</p>
      </div>
      {ask.isSuccess && (
        <div role="status">
          <NoteBox kind="success">{say(doorTexts.forgotSent)}</NoteBox>
        </div>
      )}
      {ask.error && Object.keys(errors).length === 0 && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(ask.error, language)}</NoteBox>
        </div>
      )}
      <TextField
        label={say(doorTexts.email)}
        type="email"
        name="email"
        autoComplete="username"
        required
        maxLength={200}
        value={email}
        error={errors['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" size="big" full busy={ask.isPending}>
        {say(doorTexts.forgotSend)}
      </Button>
      <p>
        <button type="button" className="text-link" onClick={onBack}>
          {say(doorTexts.toSignIn)}
        </button>
      </p>
    </form>
  )
}
