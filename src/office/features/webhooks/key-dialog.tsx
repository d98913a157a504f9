import { useState, type SubmitEvent } from 'react'
import { keyDays } from '#rules/staff/api-key.ts'
import { scopeText } from '#texts/office/scopes.ts'
import { keysTexts, webhooksTexts } from '#texts/office/webhooks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Field, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { fieldErrors } from '../../data/problem-message.ts'
import { useProgramChange } from '../../data/use-programs.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type KeyDialogProps = { scopes: readonly string[]; onClose: () => void }

/** What a new key is for, what it may do, from where and for how long. */
export function KeyDialog({ scopes, onClose }: KeyDialogProps) {
  const say = useWords()
  const office = useOffice()
  const [wish, setWish] = useState({ name: '', scopes: [] as readonly string[], networks: '', days: String(keyDays.proposed) })
  const kept = useKeptForm({ form: 'new key', values: wish, onTake: setWish })
  const make = useProgramChange({
    act: (_: void, press) =>
      office.keys.create({ name: wish.name, scopes: [...wish.scopes], networks: linesOf(wish.networks), days: Number(wish.days) }, press),
    done: () => keysTexts.made,
    kept,
    secretOf: ({ key }) => ({ title: keysTexts.made, words: key, says: [keysTexts.secretHow] }),
  })
  const errors = fieldErrors(make.error)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    make.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open size="wide" onClose={onClose} title={say(keysTexts.add)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(keysTexts.name)}
          hint={say(keysTexts.nameHow)}
          error={errors['name']}
          required
          maxLength={80}
          autoComplete="off"
          value={wish.name}
          onChange={({ target }) => setWish({ ...wish, name: target.value })}
        />
        <ScopeChoice
          scopes={scopes}
          chosen={wish.scopes}
          error={errors['scopes']}
          onChoose={(chosen) => setWish({ ...wish, scopes: chosen })}
        />
        <TextField
          label={say(keysTexts.days)}
          hint={say(keysTexts.daysHow)}
          error={errors['days']}
          type="number"
          required
          min={keyDays.least}
          max={keyDays.most}
          value={wish.days}
          onChange={({ target }) => setWish({ ...wish, days: target.value })}
        />
        <Field label={say(keysTexts.networks)} hint={say(keysTexts.networksHow)} error={errorOfNetworks(errors)} optional>
          {(tied) => (
            <textarea
              className="input"
              rows={2}
              {...tied}
              value={wish.networks}
              onChange={({ target }) => setWish({ ...wish, networks: target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(webhooksTexts.cancel)}
          </Button>
          <Button type="submit" busy={make.isPending}>
            {say(keysTexts.add)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A wrong line is told as a wrong field. */
function errorOfNetworks(errors: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith('networks'))?.[1]
}

type ScopeChoiceProps = {
  scopes: readonly string[]
  chosen: readonly string[]
  error?: string | undefined
  onChoose: (scopes: readonly string[]) => void
}

function ScopeChoice({ scopes, chosen, error, onChoose }: ScopeChoiceProps) {
  const say = useWords()
  const turn = (scope: string, isOn: boolean) => onChoose(isOn ? [...chosen, scope] : chosen.filter((each) => each !== scope))
  return (
    <fieldset>
      <legend className="label">{say(keysTexts.scopes)}</legend>
      <div className="choice-grid">
        {scopes.map((scope) => (
          <Checkbox key={scope} checked={chosen.includes(scope)} onChange={({ target }) => turn(scope, target.checked)}>
            {say(scopeText(scope))} <span className="dim text-xs">{scope}</span>
          </Checkbox>
        ))}
      </div>
      {error && <p className="error-text">{error}</p>}
    </fieldset>
  )
}
