import { useState, type SubmitEvent } from 'react'
import { replayedCount, webhooksTexts } from '#texts/office/webhooks.ts'
import { momentInField } from '#texts/office/times.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useProgramChange } from '../../data/use-programs.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

/** Since when what has failed is sent again. By the clock of Taipei, like every time of the office. */
export function ReplayDialog({ webhook, onClose }: { webhook: string; onClose: () => void }) {
  const say = useWords()
  const { webhooks } = useOffice()
  const [since, setSince] = useState(() => momentInField(new Date(Date.now() - dayMs)))
  const kept = useKeptForm({ form: `webhook ${webhook} replay`, values: since, onTake: setSince })
  const replay = useProgramChange({
    act: (_: void, press) => webhooks.replayFailed({ id: webhook, since: `${since}:00+08:00` }, press),
    done: ({ count }) => replayedCount(count),
    kept,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    replay.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(webhooksTexts.replayFailed)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="muted">{say(webhooksTexts.replayFailedHow)}</p>
        <TextField
          label={say(webhooksTexts.since)}
          type="datetime-local"
          required
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(webhooksTexts.cancel)}
          </Button>
          <Button type="submit" busy={replay.isPending}>
            {say(webhooksTexts.replayFailed)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const dayMs = 24 * 60 * 60 * 1000
