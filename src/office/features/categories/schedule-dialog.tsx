import { useState, type SubmitEvent } from 'react'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import type { Text } from '#rules/locale.ts'
import { categoriesTexts, scheduledAt } from '#texts/office/goods/categories.ts'
import { formatShortMoment, momentInField } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type ScheduleProps = {
  kind: ArrangementKind
  /** When it is published as things stand; null for not by itself. */
  at: string | null
  busy: boolean
  onSchedule: (at: string | null, done: Text) => Promise<boolean>
  onClose: () => void
}

/** When a draft is published, by the clock of Taipei. */
export function ScheduleDialog({ kind, at, busy, onSchedule, onClose }: ScheduleProps) {
  const say = useWords()
  const [when, setWhen] = useState(() => momentInField(at === null ? new Date(Date.now() + dayMs) : new Date(at)))
  const kept = useKeptForm({ form: `arrangement ${kind} schedule`, values: when, onTake: setWhen })
  const set = async (next: string | null, done: Text) => {
    if (!(await onSchedule(next, done))) return
    kept.forget()
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const next = `${when}:00+08:00`
    void set(next, scheduledAt(formatShortMoment(next)))
  }
  return (
    <Dialog open onClose={onClose} title={say(categoriesTexts.schedule)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="muted">{say(categoriesTexts.scheduleHow)}</p>
        <TextField
          label={say(categoriesTexts.scheduleAt)}
          type="datetime-local"
          required
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {at !== null && (
            <Button kind="ghost" onClick={() => void set(null, categoriesTexts.unschedule)}>
              {say(categoriesTexts.unschedule)}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {say(categoriesTexts.schedule)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const dayMs = 24 * 60 * 60 * 1000
