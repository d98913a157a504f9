import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeImport } from '#contract/office/api/goods/imports.ts'
import { importTexts, packedCount } from '#texts/office/goods/imports.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Field } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { sendPictures } from '../../data/imports/send-import.ts'
import { useOffice } from '../../data/office.tsx'
import { problemMessage } from '../../data/problem-message.ts'
import { useCarefully } from '../../data/step-up.tsx'

/** The ZIP with pictures that a file names by the names of their files (IMP-14). */
export function PackedPictures({ file }: { file: OfficeImport }) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const carefully = useCarefully()
  const queries = useQueryClient()
  const [sent, setSent] = useState({ received: 0, size: 0 })
  const send = useMutation({
    mutationFn: (chosen: File) =>
      sendPictures(office, { id: file.id, file: chosen, carefully, onReceived: (received) => setSent({ received, size: chosen.size }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['imports'] }),
  })
  return (
    <>
      <Field
        label={say(importTexts.zip)}
        hint={say(importTexts.zipHow)}
        error={send.error ? problemMessage(send.error, language) : undefined}
      >
        {(tied) => (
          <input
            {...tied}
            className="input"
            type="file"
            accept=".zip"
            disabled={send.isPending}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) send.mutate(chosen)
            }}
          />
        )}
      </Field>
      {send.isPending && (
        <progress className="batch-progress" max={sent.size || 1} value={sent.received} aria-label={say(importTexts.uploading)} />
      )}
      {file.packed !== null && !send.isPending && (
        <p role="status" className="muted text-[13px]">
          {say(packedCount(formatNumber(file.packed, language)))}
        </p>
      )}
    </>
  )
}
