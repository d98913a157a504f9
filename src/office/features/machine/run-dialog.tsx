import { useState, type SubmitEvent } from 'react'
import { machineTexts, runJobText } from '#texts/office/machine/machine.ts'
import { workText } from '#texts/office/machine/works.ts'
import { momentInField } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'
import { useRunJob } from '../../data/machine/use-machine.ts'
import { Effects } from '../../ui/effects.tsx'

type RunDialogProps = { name: string; /** Also as if it were an earlier time. */ mayBeEarlier: boolean; onClose: () => void }

/** A job of the clock by hand, now or as if it were an earlier time, by the clock of Taipei (MCH-01). */
export function RunDialog({ name, mayBeEarlier, onClose }: RunDialogProps) {
  const say = useWords()
  const [asOf, setAsOf] = useState('')
  const [now] = useState(() => momentInField(new Date()))
  const kept = useKeptForm({ form: `job ${name}`, values: asOf, onTake: setAsOf })
  const run = useRunJob(name, kept)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    run.mutate(asOf === '' ? undefined : `${asOf}:00+08:00`, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(runJobText(workText(name)))}>
      <form className="mt-3 grid gap-4 text-start" onSubmit={submit}>
        {kept.offer}
        {mayBeEarlier && (
          <TextField
            label={say(machineTexts.asOf)}
            hint={say(machineTexts.asOfHow)}
            type="datetime-local"
            max={now}
            value={asOf}
            onChange={({ target }) => setAsOf(target.value)}
          />
        )}
        <Effects follows={[machineTexts.runFollows]} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(machineTexts.cancel)}
          </Button>
          <Button type="submit" busy={run.isPending}>
            {say(machineTexts.run)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
