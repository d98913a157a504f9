import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { Button, LinkButton } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { PasswordField } from '../../ui/password-field.tsx'

/** Somebody who had forgotten their password sets a new one, by the link of a letter (ACC-11). */
export function NewPasswordForm({ token }: { token: string }) {
  const [say, language] = [useWords(), useLanguage()]
  const calls = useOffice().password
  const [password, setPassword] = useState('')
  const opened = useQuery({ queryKey: ['link', 'password', token], queryFn: ({ signal }) => calls.open({ token }, { signal }) })
  const set = useMutation({ mutationFn: () => calls.use({ token, password }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    set.mutate()
  }
  if (set.isSuccess) {
    return (
      <div className="grid gap-4">
        <div>
          <h1>{say(doorTexts.newPasswordSet)}</h1>
          <p className="muted mt-2">{say(doorTexts.newPasswordSetHow)}</p>
        </div>
        <LinkButton href={officePaths.today} size="big" full>
          {say(doorTexts.signIn)}
        </LinkButton>
      </div>
    )
  }
  if (opened.isPending) return null
  if (!opened.data) {
    return (
      <div>
        <h1>{say(doorTexts.linkEnded)}</h1>
        <p className="muted mt-2">{problemMessage(opened.error, language)}</p>
      </div>
    )
  }
  const errors = fieldErrors(set.error)
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <h1>{say(doorTexts.newPasswordTitle)}</h1>
        <p className="muted mt-2">{say(doorTexts.newPasswordHow)}</p>
        <p className="dim mt-1 text-sm">{opened.data.email}</p>
      </div>
      {set.error && Object.keys(errors).length === 0 && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(set.error, language)}</NoteBox>
        </div>
      )}
      <PasswordField
        label={say(doorTexts.newPassword)}
        hint={say(doorTexts.newPasswordHint)}
        autoComplete="new-password"
        value={password}
        error={errors['password']}
        onType={setPassword}
      />
      <Button type="submit" size="big" full busy={set.isPending}>
        {say(doorTexts.saveNewPassword)}
      </Button>
    </form>
  )
}
