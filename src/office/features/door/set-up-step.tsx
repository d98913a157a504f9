import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doorTexts, passkeyTexts } from '#texts/office/door.ts'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { canUsePasskeys, makePasskey } from '../../data/passkeys.ts'
import { fieldErrors, problemMessage } from '../../data/problem-message.ts'
import { OrLine } from './or-line.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RecoveryCodes } from '../../ui/recovery-codes.tsx'
import { ScanStep } from '../../ui/scan-step.tsx'

/** Whoever has no second factor sets one up before anything else opens, and signs in again with it (ACC-15). */
export function SetUpStep({ token, onDone }: { token: string; onDone: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { factor: calls } = useOffice().signIn
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const app = useQuery({
    queryKey: ['set-up', token],
    queryFn: ({ signal }) => calls.open({ token }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const using = useMutation({
    mutationFn: (factor: Parameters<typeof calls.use>[0]['factor']) => calls.use({ token, factor }),
    onSuccess: (kept) => setCodes(kept.codes),
  })
  if (codes) return <RecoveryCodes codes={codes} then={onDone} />
  const errors = fieldErrors(using.error)
  const failure = app.error ?? (Object.keys(errors).length === 0 ? using.error : null)
  return (
    <div className="grid gap-4">
      <div>
        <h1>{say(doorTexts.setUpTitle)}</h1>
        <p className="muted mt-2">{say(doorTexts.setUpHow)}</p>
      </div>
      {failure && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(failure, language)}</NoteBox>
        </div>
      )}
      {canUsePasskeys() && (
        <>
          <PasskeyButton
            label={say(passkeyTexts.make)}
            act={async () => {
              const passkey = await makePasskey(await calls.passkey({ token }), say(passkeyTexts.nameOfDevice))
              await using.mutateAsync({ passkey })
            }}
          />
          <OrLine>{say(doorTexts.orApp)}</OrLine>
        </>
      )}
      {app.data && (
        <ScanStep
          secret={app.data}
          heading="h2"
          error={errors['totp.code']}
          busy={using.isPending}
          onCode={(code) => using.mutate({ totp: { secret: app.data.secret, code } })}
        />
      )}
    </div>
  )
}
