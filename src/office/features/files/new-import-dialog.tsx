import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { sentKinds, type SentKind } from '#rules/imports/import-fields.ts'
import { importKindTexts, importTexts, kindHowTexts } from '#texts/office/goods/imports.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { sendImport } from '../../data/imports/send-import.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { useCarefully } from '../../data/step-up.tsx'

type NewProps = { initialKind?: SentKind; onClose: () => void; onSent: (id: number) => void }

/** Which file, and what it is about; it is sent piece by piece, and its columns are looked at next. */
export function NewImportDialog({ initialKind = 'products', onClose, onSent }: NewProps) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const carefully = useCarefully()
  const [kind, setKind] = useState(initialKind)
  const [file, setFile] = useState<File | null>(null)
  const [received, setReceived] = useState(0)
  const send = useMutation({
    mutationFn: (chosen: File) => sendImport(office, { kind, file: chosen, carefully, onReceived: setReceived }),
    onSuccess: onSent,
  })
  const [isLacking, setLacking] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setLacking(!file)
    if (file) send.mutate(file)
  }
  const lacking = isLacking && !file ? say(importTexts.chooseFile) : undefined
  const error = send.error ? problemMessage(send.error, language) : lacking
  return (
    <Dialog open onClose={onClose} title={say(importTexts.new)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <SelectField
          label={say(importTexts.kind)}
          value={kind}
          onChange={({ target }) => setKind(sentKinds.find((each) => each === target.value) ?? kind)}
          choices={sentKinds.map((value) => ({ value, label: say(importKindTexts[value]) }))}
        />
        <p className="muted text-[13px]">{say(kindHowTexts[kind])}</p>
        <Field label={say(importTexts.file)} hint={say(importTexts.fileHow)} error={error}>
          {(tied) => (
            <input
              {...tied}
              className="input"
              type="file"
              accept=".csv,.tsv,.txt,.xlsx"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          )}
        </Field>
        {send.isPending && file && (
          <progress className="batch-progress" max={file.size} value={received} aria-label={say(importTexts.uploading)} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(importTexts.cancel)}
          </Button>
          <Button type="submit" busy={send.isPending}>
            {say(importTexts.upload)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
