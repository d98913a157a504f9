import { useState, type SubmitEvent } from 'react'
import type { Passkey } from '#contract/office/api/signing-in/factors.ts'
import { passkeyTexts } from '#texts/office/door.ts'
import { factorTexts, renamePasskeyOf } from '#texts/office/factors.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { makePasskey } from '../../data/passkeys.ts'
import { fieldErrors } from '../../data/problem-message.ts'
import { useFactorChange } from '../../data/use-factors.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

/** The name of a passkey that is made now, or of one that is there. */
export function PasskeyDialog({ passkey, onClose }: { passkey?: Passkey; onClose: () => void }) {
  const say = useWords()
  const { factors } = useOffice().me
  const [name, setName] = useState(passkey?.name ?? say(passkeyTexts.nameOfDevice))
  const kept = useKeptForm({ form: passkey ? `passkey ${passkey.id}` : 'new passkey', values: name, onTake: setName })
  const change = useFactorChange({
    act: async (_wish: undefined, press) => {
      if (passkey) return factors.renamePasskey({ id: passkey.id, name }, press)
      return factors.addPasskey(await makePasskey(await factors.offerPasskey({}, press), name), press)
    },
    done: passkey ? factorTexts.renamed : factorTexts.passkeyAdded,
    kept,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(passkey ? renamePasskeyOf(passkey.name) : factorTexts.addPasskey)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        {!passkey && <p className="muted">{say(passkeyTexts.hint)}</p>}
        <TextField
          label={say(factorTexts.passkeyName)}
          hint={say(factorTexts.passkeyNameHint)}
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          error={fieldErrors(change.error)['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(factorTexts.keep)}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {say(passkey ? factorTexts.save : passkeyTexts.make)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
