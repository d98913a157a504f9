import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { auditTexts } from '#texts/office/audit.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths, type AuditSearch } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useCarefully } from '../../data/step-up.tsx'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

type AuditExportDialogProps = { asked: AuditSearch & { words?: string }; onClose: () => void }

/** What the page shows, as a file, with what it is needed for (ACC-45). */
export function AuditExportDialog({ asked, onClose }: AuditExportDialogProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { audit } = useOffice()
  const router = useRouter()
  const carefully = useCarefully()
  const [reason, setReason] = useState('')
  const kept = useKeptForm({ form: 'audit export', values: reason, onTake: setReason })
  const ask = useMutation({
    mutationFn: () => carefully((press) => audit.exportFile({ ...asked, reason }, press)),
    onSuccess() {
      kept.forget()
      return router.navigate({ href: officePaths.exports })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(auditTexts.asFileTitle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="muted">{say(auditTexts.asFileHow)}</p>
        <TextField
          label={say(auditTexts.forWhat)}
          error={ask.error ? problemMessage(ask.error, language) : undefined}
          required
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(auditTexts.keep)}
          </Button>
          <Button type="submit" busy={ask.isPending}>
            {say(auditTexts.asFile)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
