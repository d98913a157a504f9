import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { Me } from '#contract/office/api/me.ts'
import { doorTexts } from '#texts/office/door.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { mostWrongCodes } from '#rules/staff/lockout.ts'

type SecondStepProps = {
  begun: { token: string; email: string }
  bare: boolean
  onEnter: (me: Me) => void
  onBack: () => void
  /** So many wrong codes have ended the sign-in. */
  onOver: () => void
}

/** A code of the authenticator app, or one of the recovery codes. */
export function SecondStep({ begun, bare, onEnter, onBack, onOver }: SecondStepProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const [byRecovery, setByRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(0)
  const finish = useMutation({
    mutationFn: () => office.signIn.second({ token: begun.token, factor: byRecovery ? { recovery_code: typed } : { code: typed } }),
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
  const turn = () => {
    setByRecovery(!byRecovery)
    setTyped('')
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div>
        {!bare && <h1>{say(doorTexts.secondTitle)}</h1>}
        <p className="muted mt-2">{say(byRecovery ? doorTexts.recoveryHow : doorTexts.secondHow)}</p>
        <p className="dim mt-1 text-sm">{begun.email}</p>
      </div>
      {finish.error && (
        <div role="alert">
          <NoteBox kind="danger">{problemMessage(finish.error, language)}</NoteBox>
        </div>
      )}
      <TextField
        key={String(byRecovery)}
        label={say(byRecovery ? doorTexts.recoveryCode : doorTexts.code)}
        name="code"
        required
        ref={(field) => field?.focus()}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputMode={byRecovery ? 'text' : 'numeric'}
        maxLength={byRecovery ? 20 : 7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="big" full busy={finish.isPending}>
        {say(doorTexts.signIn)}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" className="text-link" onClick={turn}>
          {say(byRecovery ? doorTexts.useCode : doorTexts.useRecovery)}
        </button>
        <button type="button" className="text-link" onClick={onBack}>
          {say(doorTexts.back)}
        </button>
      </div>
    </form>
  )
}
