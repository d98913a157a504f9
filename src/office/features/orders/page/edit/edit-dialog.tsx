import { useState, type SubmitEvent } from 'react'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { editTexts } from '#texts/office/order-page/order-edit.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { receivedTimeTexts } from '#texts/shop/order.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { ConflictDialog } from '../../../../data/saving/conflict-dialog.tsx'
import { changedNames, faultName, valuesOf, type EditValues } from './edit-values.ts'
import { useSaveEdit } from './use-save-edit.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { Effects } from '../../../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

type EditDialogProps = { order: OfficeOrder['order']; seen: number; onClose: () => void }

/**
 * Changes who sends, who receives, where and when. What was seen when it was opened goes along: somebody else's edit meanwhile is shown
 * field by field beside one's own (DSK-15, NAV-14).
 */
export function EditDialog({ order, seen, onClose }: EditDialogProps) {
  const say = useWords()
  const [began] = useState(() => valuesOf(order))
  const [now, setNow] = useState<EditValues>(began)
  const [tell, setTell] = useState(true)
  const names = changedNames(began, now)
  const kept = useKeptForm({
    form: `order ${order.hashed_id} edit`,
    values: { now, tell },
    onTake(typed) {
      setNow(typed.now)
      setTell(typed.tell)
    },
  })
  const done = () => {
    kept.forget()
    onClose()
  }
  const { save, isSaving, faults, conflict, dismiss } = useSaveEdit({ number: order.hashed_id, began, seen, onDone: done })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save(now, tell)
  }
  if (conflict)
    return (
      <ConflictDialog
        what={editTexts.thisOrder}
        fields={Object.keys(began).map((name) => ({ name, label: editedFieldTexts[name] ?? editTexts.recipient }))}
        began={began}
        mine={now}
        conflict={conflict}
        isSaving={isSaving}
        onSave={(merged) => void save(merged as EditValues, tell)}
        onClose={dismiss}
      />
    )
  return (
    <Dialog open onClose={onClose} title={say(editTexts.title)} size="wide">
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <div className="two-columns">
          {Object.keys(began).map((name) => (
            <EditField
              key={name}
              name={name}
              value={now[name] ?? ''}
              error={faults[faultName(name)]}
              onChange={(value) => setNow({ ...now, [name]: value })}
            />
          ))}
        </div>
        <p className="dim text-[13px]">{say(editTexts.country)}</p>
        <label className="flex min-h-[44px] md:min-h-[28px] items-center gap-2">
          <input type="checkbox" checked={tell} onChange={({ target }) => setTell(target.checked)} />
          {say(editTexts.tell)}
        </label>
        <Effects follows={tell ? [...effectTexts.edit, ...effectTexts.editTold] : effectTexts.edit} mayReturn />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(editTexts.keep)}
          </Button>
          <Button type="submit" busy={isSaving} disabled={names.length === 0}>
            {say(editTexts.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type EditFieldProps = { name: string; value: string; error: string | undefined; onChange: (value: string) => void }

function EditField({ name, value, error, onChange }: EditFieldProps) {
  const say = useWords()
  const label = say(editedFieldTexts[name] ?? editTexts.recipient)
  const common = { label, error, value }
  if (name === 'received_time')
    return (
      <SelectField
        {...common}
        choices={Object.entries(receivedTimeTexts).map(([time, text]) => ({ value: time, label: say(text) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      {...common}
      hint={name === 'store.store_id' ? say(editTexts.storeHint) : undefined}
      wide={name.endsWith('.address') || name === 'remark'}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
