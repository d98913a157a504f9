import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { MadePasskey, PasskeyOptions } from '#contract/office/api/signing-in/passkeys.ts'
import type { SecretOfApp } from '#contract/office/api/signing-in/proofs.ts'
import { doorTexts, passkeyTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { canUsePasskeys, makePasskey } from '../../data/passkeys.ts'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { OrLine } from './or-line.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ScanStep } from '../../ui/scan-step.tsx'

export type Proofs = { passkey: MadePasskey; password?: string } | { password: string; totp: { secret: string; code: string } }

type ProofStepsProps = {
  /** Above the choice. */
  children: ReactNode
  /** A secret for an authenticator app. */
  openApp: () => Promise<SecretOfApp>
  offerPasskey: () => Promise<PasskeyOptions>
  use: (proofs: Proofs) => Promise<{ codes: readonly string[] }>
  onCodes: (codes: readonly string[]) => void
}

/** How somebody will prove who they are: a passkey, or a password and then a second factor (ACC-10). */
export function ProofSteps({ children, openApp, offerPasskey, use, onCodes }: ProofStepsProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [password, setPassword] = useState('')
  const app = useMutation({ mutationFn: openApp })
  const using = useMutation({
    mutationFn: use,
    onSuccess: ({ codes }) => onCodes(codes),
    onError: (error) => {
      // What is wrong with the password is mended where it was typed.
      if ('password' in fieldErrors(error)) app.reset()
    },
  })
  const makeFor = (more: { password?: string }) => async () => {
    const passkey = await makePasskey(await offerPasskey(), say(passkeyTexts.nameOfDevice))
    await using.mutateAsync({ passkey, ...more })
  }
  const errors = fieldErrors(using.error)
  const failure = app.error ?? (Object.keys(errors).length === 0 ? using.error : null)
  const refusal = failure && (
    <div role="alert">
      <NoteBox kind="danger">{problemMessage(failure, language)}</NoteBox>
    </div>
  )
  if (app.data) {
    const { secret } = app.data
    return (
      <ScanStep
        secret={app.data}
        error={errors['totp.code']}
        busy={using.isPending}
        onCode={(code) => using.mutate({ password, totp: { secret, code } })}
      >
        {refusal}
        {canUsePasskeys() && <PasskeyButton kind="secondary" label={say(passkeyTexts.use)} act={makeFor({ password })} />}
      </ScanStep>
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    using.reset()
    app.mutate()
  }
  return (
    <div className="grid gap-4">
      {children}
      {refusal}
      {canUsePasskeys() && <PasskeyButton label={say(passkeyTexts.make)} act={makeFor({})} />}
      {canUsePasskeys() && <OrLine>{say(doorTexts.orSetPassword)}</OrLine>}
      <form className="grid gap-4" onSubmit={submit}>
        <PasswordField
          label={say(doorTexts.newPassword)}
          hint={say(doorTexts.newPasswordHint)}
          autoComplete="new-password"
          value={password}
          error={errors['password']}
          onType={setPassword}
        />
        <Button type="submit" kind={canUsePasskeys() ? 'secondary' : 'primary'} size="big" full busy={app.isPending}>
          {say(doorTexts.next)}
        </Button>
      </form>
    </div>
  )
}
