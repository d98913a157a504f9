import { useMutation, useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { doorTexts, passkeyTexts } from '#texts/office/door.ts'
import { staffTexts } from '#texts/office/staff.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from './office.tsx'
import { passkeyMessage } from './passkey-message.ts'
import { canUsePasskeys, givePasskey } from './passkeys.ts'
import { problemMessage } from './problem-message.ts'
import { useMe } from './use-me.ts'

type StepUpDialogProps = { /** Whether a second factor was given. */ onEnd: (given: boolean) => void }

/** Asks for a second factor once more: a passkey, or a code of the authenticator app, whichever the person has. */
export function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  // Each answer is a challenge of its own, which is good for one try.
  const { data: ways, refetch } = useQuery({
    queryKey: ['step-up'],
    queryFn: ({ signal }) => office.stepUpPasskey({}, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const give = useMutation({
    mutationFn: async () => {
      if (ways?.passkey) await office.stepUp({ passkey: await givePasskey(ways.passkey) })
    },
    onSuccess: () => onEnd(true),
    onError: () => void refetch(),
  })
  const byPasskey = canUsePasskeys() && Boolean(ways?.passkey)
  return (
    <Dialog open onClose={() => onEnd(false)} title={say(staffTexts.stepUpTitle)}>
      <div className="mt-3 grid gap-4">
        <p className="muted">{say(staffTexts.stepUpHow)}</p>
        {give.error && (
          <div role="alert">
            <NoteBox kind="warning">{passkeyMessage(give.error, language)}</NoteBox>
          </div>
        )}
        {byPasskey && (
          <Button size="big" full busy={give.isPending} onClick={() => give.mutate()}>
            <Fingerprint size={20} aria-hidden="true" />
            {say(passkeyTexts.give)}
          </Button>
        )}
        {ways && (ways.totp || !byPasskey) && <CodeForm isOnly={!byPasskey} onEnd={onEnd} />}
      </div>
    </Dialog>
  )
}

function CodeForm({ isOnly, onEnd }: StepUpDialogProps & { isOnly: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const { demo_shop: isDemo } = useMe()
  const [code, setCode] = useState('')
  const give = useMutation({
    mutationFn: () => office.stepUp({ code }),
    onSuccess: () => onEnd(true),
    onError: () => setCode(''),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    give.mutate()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <TextField
        label={say(doorTexts.code)}
        hint={isDemo ? say(staffTexts.stepUpDemo) : undefined}
        error={give.error ? problemMessage(give.error, language) : undefined}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={() => onEnd(false)}>
          {say(staffTexts.keep)}
        </Button>
        <Button type="submit" kind={isOnly ? 'primary' : 'secondary'} busy={give.isPending}>
          {say(staffTexts.stepUp)}
        </Button>
      </div>
    </form>
  )
}
