import { useState, type SubmitEvent } from 'react'
import { doorTexts } from '#texts/office/door.ts'
import { factorTexts } from '#texts/office/factors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useFactorChange } from '../../data/use-factors.ts'
import { PasswordField } from '../../ui/password-field.tsx'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const { factors } = useOffice().me
  const [password, setPassword] = useState('')
  const change = useFactorChange({
    act: (_wish: undefined, press) => factors.setPassword({ password }, press),
    done: factorTexts.passwordSet,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(doorTexts.newPasswordTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <p className="muted">{say(factorTexts.passwordHow)}</p>
        <PasswordField
          label={say(doorTexts.newPassword)}
          hint={say(doorTexts.newPasswordHint)}
          autoComplete="new-password"
          value={password}
          error={fieldErrors(change.error)['password']}
          onType={setPassword}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(factorTexts.keep)}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {say(doorTexts.saveNewPassword)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
