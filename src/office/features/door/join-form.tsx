import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { helloText, staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { PasswordField } from './password-field.tsx'
import { ScanStep } from './scan-step.tsx'

type JoinFormProps = { /** Of the link. */ token: string; onCodes: (codes: readonly string[]) => void }

/** Somebody who was invited: their password, then a second factor (ACC-10). */
export function JoinForm({ token, onCodes }: JoinFormProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const [password, setPassword] = useState('')
  const [isScanning, setScanning] = useState(false)
  // Asked once: each answer has another secret, and an app knows the one that it has scanned.
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => office.invitation.open({ token }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const using = useMutation({
    mutationFn: (totp: { secret: string; code: string }) => office.invitation.use({ token, password, totp }),
    onSuccess: ({ codes }) => onCodes(codes),
    onError: (error) => setScanning('totp.code' in fieldErrors(error)),
  })
  if (invitation.isPending) return null
  if (!invitation.data) {
    return (
      <div>
        <h1>{say(doorTexts.linkEnded)}</h1>
        <p className="muted mt-2">{problemMessage(invitation.error, language)}</p>
      </div>
    )
  }
  const { name, email, secret } = invitation.data
  const errors = fieldErrors(using.error)
  if (isScanning) {
    return (
      <ScanStep
        secret={invitation.data}
        error={errors['totp.code']}
        busy={using.isPending}
        onCode={(code) => using.mutate({ secret, code })}
      />
    )
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setScanning(true)
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        <h1>{say(helloText(name))}</h1>
        <p className="muted mt-2">{say(staffTexts.joinHow)}</p>
        <p className="dim mt-1 text-sm">{email}</p>
      </div>
      {using.error && Object.keys(errors).length === 0 && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(using.error, language)}</NoteBox>
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
      <Button type="submit" size="big" full>
        {say(doorTexts.next)}
      </Button>
    </form>
  )
}
