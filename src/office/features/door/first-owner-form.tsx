import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import { languages, type Language } from '#rules/locale.ts'
import { doorTexts } from '#texts/office/door.ts'
import { fullLanguageNames } from '#texts/shared/controls.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { PasswordField } from './password-field.tsx'
import { ScanStep, type Secret } from './scan-step.tsx'

type FirstOwnerFormProps = { /** Of the link. */ token: string; onCodes: (codes: readonly string[]) => void }

/** Who it is and their password; then a second factor, and what is wrong with either stands beside its field. */
export function FirstOwnerForm({ token, onCodes }: FirstOwnerFormProps) {
  const [say, spoken] = [useWords(), useLanguage()]
  const office = useOffice()
  const [person, setPerson] = useState<Person>({ email: '', name: '', language: spoken, password: '' })
  const [secret, setSecret] = useState<Secret | null>(null)
  const opening = useMutation({ mutationFn: () => office.firstOwner.open({ token, email: person.email }), onSuccess: setSecret })
  const using = useMutation({
    mutationFn: (totp: { secret: string; code: string }) => office.firstOwner.use({ token, ...person, totp }),
    onSuccess: ({ codes }) => onCodes(codes),
    onError: (error) => {
      // What is wrong with the person is mended where it was typed; the secret stays in their app.
      if (!('totp.code' in fieldErrors(error))) setSecret(null)
    },
  })
  const errors = { ...fieldErrors(opening.error), ...fieldErrors(using.error) }
  const failure = using.error ?? opening.error
  if (isProblem(failure, 'link_ended')) return <LinkEnded />
  if (secret) {
    return (
      <ScanStep
        secret={secret}
        error={errors['totp.code']}
        busy={using.isPending}
        onCode={(code) => using.mutate({ secret: secret.secret, code })}
      />
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    using.reset()
    opening.mutate()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <h1>{say(doorTexts.ownerTitle)}</h1>
        <p className="muted mt-2">{say(doorTexts.ownerHow)}</p>
      </div>
      {failure && Object.keys(errors).length === 0 && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(failure, spoken)}</NoteBox>
        </div>
      )}
      <PersonFields person={person} errors={errors} onType={(change) => setPerson({ ...person, ...change })} />
      <Button type="submit" size="big" full busy={opening.isPending}>
        {say(doorTexts.next)}
      </Button>
    </form>
  )
}

type Person = { email: string; name: string; language: Language; password: string }
type PersonFieldsProps = { person: Person; errors: Readonly<Record<string, string>>; onType: (change: Partial<Person>) => void }

function PersonFields({ person, errors, onType }: PersonFieldsProps) {
  const say = useWords()
  return (
    <>
      <TextField
        label={say(doorTexts.name)}
        hint={say(doorTexts.nameHint)}
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        value={person.name}
        error={errors['name']}
        onChange={({ target }) => onType({ name: target.value })}
      />
      <TextField
        label={say(doorTexts.email)}
        type="email"
        name="email"
        autoComplete="username"
        required
        maxLength={200}
        value={person.email}
        error={errors['email']}
        onChange={({ target }) => onType({ email: target.value })}
      />
      <SelectField
        label={say(doorTexts.language)}
        value={person.language}
        choices={languages.map((language) => ({ value: language, label: fullLanguageNames[language] }))}
        onChange={({ target }) => onType({ language: target.value as Language })}
      />
      <PasswordField
        label={say(doorTexts.newPassword)}
        hint={say(doorTexts.newPasswordHint)}
        autoComplete="new-password"
        value={person.password}
        error={errors['password']}
        onType={(password) => onType({ password })}
      />
    </>
  )
}

function LinkEnded() {
  const say = useWords()
  return (
    <div>
      <h1>{say(doorTexts.linkEnded)}</h1>
      <p className="muted mt-2">{say(doorTexts.linkEndedHow)}</p>
    </div>
  )
}
