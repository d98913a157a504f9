import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { mostWrongCodes } from '#rules/staff/lockout.ts'
import { doorTexts, passkeyTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { canUsePasskeys, givePasskey } from '../../data/passkeys.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** A sign-in whose password was right. */
export type Begun = { token: string; factors: readonly ('totp' | 'passkey')[]; email: string }

type SecondStepProps = {
  begun: Begun
  bare: boolean
  onEnter: (me: Me) => void
  onBack: () => void
  /** So many wrong codes have ended the sign-in. */
  onOver: () => void
}

/** What somebody gives: what they have, or one of their recovery codes. `turn` leads there. */
const ways = {
  totp: { how: doorTexts.secondHow, turn: doorTexts.useCode },
  passkey: { how: passkeyTexts.hint, turn: passkeyTexts.give },
  recovery: { how: doorTexts.recoveryHow, turn: doorTexts.useRecovery },
}

/** A passkey, a code of the authenticator app, or one of the recovery codes. */
export function SecondStep({ begun, bare, onEnter, onBack, onOver }: SecondStepProps) {
  const say = useWords()
  const own = begun.factors.includes('totp') ? 'totp' : 'passkey'
  const [way, setWay] = useState<keyof typeof ways>(own)
  const other = way === 'recovery' ? own : 'recovery'
  return (
    <div className="grid gap-4">
      <div>
        {!bare && <h1>{say(doorTexts.secondTitle)}</h1>}
        <p className="muted mt-2">{say(ways[way].how)}</p>
        <p className="dim mt-1 text-sm">{begun.email}</p>
      </div>
      {way !== 'passkey' && <CodeForm key={way} way={way} token={begun.token} onEnter={onEnter} onOver={onOver} />}
      {way !== 'recovery' && begun.factors.includes('passkey') && <PasskeyWay way={way} token={begun.token} onEnter={onEnter} />}
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" className="text-link" onClick={() => setWay(other)}>
          {say(ways[other].turn)}
        </button>
        <button type="button" className="text-link" onClick={onBack}>
          {say(doorTexts.back)}
        </button>
      </div>
    </div>
  )
}

type CodeFormProps = { way: 'totp' | 'recovery'; token: string } & Pick<SecondStepProps, 'onEnter' | 'onOver'>

function CodeForm({ way, token, onEnter, onOver }: CodeFormProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(0)
  const isApp = way === 'totp'
  const finish = useMutation({
    mutationFn: () => office.signIn.second({ token, factor: isApp ? { code: typed } : { recovery_code: typed } }),
    onSuccess: onEnter,
    onError: () => {
      setTyped('')
      setWrong(wrong + 1)
      if (wrong + 1 >= mostWrongCodes) onOver()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    finish.mutate()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {finish.error && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(finish.error, language)}</NoteBox>
        </div>
      )}
      <TextField
        label={say(isApp ? doorTexts.code : doorTexts.recoveryCode)}
        name="code"
        required
        ref={(field) => field?.focus()}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        maxLength={isApp ? 7 : 20}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="big" full busy={finish.isPending}>
        {say(doorTexts.signIn)}
      </Button>
    </form>
  )
}

/** Beside a code, or alone for who has no app. */
function PasskeyWay({ way, token, onEnter }: { way: 'totp' | 'passkey'; token: string; onEnter: (me: Me) => void }) {
  const say = useWords()
  const { signIn } = useOffice()
  if (!canUsePasskeys()) return null
  const give = async () => {
    const passkey = await givePasskey(await signIn.secondPasskey({ token }))
    onEnter(await signIn.second({ token, factor: { passkey } }))
  }
  const isAlone = way === 'passkey'
  return <PasskeyButton kind={isAlone ? 'primary' : 'secondary'} label={say(isAlone ? passkeyTexts.give : passkeyTexts.use)} act={give} />
}
