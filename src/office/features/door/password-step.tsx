import { useMutation } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { doorTexts, passkeyTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { canUsePasskeys, givePasskey } from '../../data/passkeys.ts'
import { OrLine } from './or-line.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { Begun } from './second-step.tsx'

type PasswordStepProps = {
  email: string
  bare: boolean
  /** The sign-in before has ended by itself. */
  isOver: boolean
  onEnter: (me: Me) => void
  onNext: (begun: Begun) => void
  onForgot: (email: string) => void
}

/** A passkey signs in alone (ACC-16); a password is the first of two steps. */
export function PasswordStep({ email: known, bare, isOver, onEnter, onNext, onForgot }: PasswordStepProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const [typed, setTyped] = useState({ email: known, password: '', shared: false })
  const begin = useMutation({
    mutationFn: () => office.signIn.first(typed),
    onSuccess: (begun) => onNext({ ...begun, email: typed.email }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    begin.mutate()
  }
  const enter = async () => {
    const passkey = await givePasskey(await office.signIn.offerPasskey({}))
    onEnter(await office.signIn.passkey({ passkey, shared: typed.shared }))
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
      {canUsePasskeys() && (
        <>
          <PasskeyButton label={say(passkeyTexts.signIn)} act={enter} />
          <OrLine>{say(doorTexts.orPassword)}</OrLine>
        </>
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
      <Button type="submit" kind={canUsePasskeys() ? 'secondary' : 'primary'} size="big" full busy={begin.isPending}>
        {say(doorTexts.next)}
      </Button>
      <p>
        <button type="button" className="text-link" onClick={() => onForgot(typed.email)}>
          {say(doorTexts.forgot)}
        </button>
      </p>
      {!bare && (
        <p className="dim flex items-center gap-1.5 text-xs">
          <LockKeyhole size={13} aria-hidden="true" />
          {say(doorTexts.lockout)}
        </p>
      )}
    </form>
  )
}
