import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { ListColumns } from '#contract/office/api/lists.ts'
import { roleTexts } from '#texts/office/door.ts'
import { listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useViews, useViewsChanged } from '../../data/lists/use-views.ts'
import { useOffice } from '../../data/office.tsx'
import { useTellChange } from '../../data/saving/tell-change.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type ViewDialogProps = { query: Record<string, string>; columns: ListColumns; name?: string; onClose: () => void }

/** Keeps what the list shows now under a name, for oneself or for roles (NAV-27). */
export function ViewDialog({ query, columns, name: proposed = '', onClose }: ViewDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { views } = useOffice()
  const { roles } = useViews()
  const changed = useViewsChanged()
  const tellChange = useTellChange()
  const [name, setName] = useState(proposed)
  const [shared, setShared] = useState<readonly number[]>([])
  const kept = useKeptForm({
    form: 'view',
    values: { name, shared },
    onTake(typed) {
      setName(typed.name)
      setShared(typed.shared)
    },
  })
  const save = useMutation({
    mutationFn: () => views.save({ name, query, columns, roles: [...shared] }),
    onSuccess({ id }) {
      kept.forget()
      tellChange({ message: say(listTexts.viewSaved), undo: () => views.remove({ id }).finally(changed) })
      changed()
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const toggle = (id: number) => setShared(shared.includes(id) ? shared.filter((each) => each !== id) : [...shared, id])
  return (
    <Dialog open onClose={onClose} title={say(listTexts.saveView)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(listTexts.viewName)}
          required
          maxLength={40}
          value={name}
          error={save.error ? problemMessage(save.error, language) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className="filter-values">
          <legend className="muted mb-2">{say(listTexts.forRoles)}</legend>
          {roles.map(({ id, key, name: named }) => (
            <Checkbox key={id} checked={shared.includes(id)} onChange={() => toggle(id)}>
              {say(key !== null && key in roleTexts ? roleTexts[key as keyof typeof roleTexts] : named)}
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(listTexts.keep)}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {say(listTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
