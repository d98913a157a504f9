import { useState, type SubmitEvent } from 'react'
import type { ApprovalOfOffice } from '#contract/office/api/approvals.ts'
import { approvalsTexts } from '#texts/office/approvals.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { useApprovalChange } from '../../data/use-approvals.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

/** No needs a reason, which whoever asked reads (ACC-40). */
export function DeclineDialog({ approval: { id }, onClose }: { approval: ApprovalOfOffice; onClose: () => void }) {
  const say = useWords()
  const office = useOffice()
  const [reason, setReason] = useState('')
  const kept = useKeptForm({ form: `approval ${id} decline`, values: reason, onTake: setReason })
  const decline = useApprovalChange(async (_: undefined, press) => {
    await office.approvals.decide({ id, answer: 'no', reason }, press)
    return approvalsTexts.declinedNow
  }, kept)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    decline.mutate(undefined, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} title={say(approvalsTexts.noTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <TextField
          label={say(approvalsTexts.reason)}
          hint={say(approvalsTexts.noHow)}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(approvalsTexts.keep)}
          </Button>
          <Button type="submit" busy={decline.isPending}>
            {say(approvalsTexts.no)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
