import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { columnsFor, exportColumns, type ExportColumn } from '#rules/orders/export-columns.ts'
import { exportColumnTexts, listTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, Segments } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useCarefully } from '../../data/step-up.tsx'
import { useMe } from '../../data/use-me.ts'
import { useKeptForm } from '../../data/saving/use-kept-form.tsx'

const kinds = ['orders', 'order_lines'] as const
const formats = ['csv', 'xlsx'] as const

type Typed = { kind: (typeof kinds)[number]; format: (typeof formats)[number]; reason: string; left: readonly ExportColumn[] }
const nothingTyped: Typed = { kind: 'orders', format: 'xlsx', reason: '', left: [] }

/** Which columns of the selected orders come into a file, a row an order or a row a line (DSK-05). */
export function ExportDialog({ selection, onClose }: { selection: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { exports } = useOffice()
  const { permissions } = useMe()
  const router = useRouter()
  const carefully = useCarefully()
  const [typed, setTyped] = useState(nothingTyped)
  const { kind, format, reason, left } = typed
  const put = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const kept = useKeptForm({ form: 'export', values: typed, onTake: setTyped })
  const share = permissions['orders.export']
  const withContact = !(typeof share === 'object' && 'part' in share)
  const offered = columnsFor(exportColumns, { withContact, byLine: kind === 'order_lines' })
  const columns = offered.filter((column) => !left.includes(column))
  const ask = useMutation({
    mutationFn: () => carefully(() => exports.ask({ kind, format, columns, selection, reason })),
    onSuccess() {
      kept.forget()
      return router.navigate({ href: officePaths.exports })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  const toggle = (column: ExportColumn) => put({ left: left.includes(column) ? left.filter((each) => each !== column) : [...left, column] })
  return (
    <Dialog open onClose={onClose} title={say(listTexts.exportTitle)} size="wide">
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <div className="flex flex-wrap gap-4">
          <Segments
            legend={say(listTexts.exportKind)}
            name="kind"
            value={kind}
            onChange={(value) => put({ kind: value })}
            segments={[
              { value: 'orders', label: say(listTexts.byOrder) },
              { value: 'order_lines', label: say(listTexts.byLine) },
            ]}
          />
          <Segments
            legend={say(listTexts.format)}
            name="format"
            value={format}
            onChange={(value) => put({ format: value })}
            segments={formats.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        </div>
        <fieldset className="filter-values">
          <legend className="muted mb-2">{say(listTexts.columns)}</legend>
          {offered.map((column) => (
            <Checkbox key={column} checked={!left.includes(column)} onChange={() => toggle(column)}>
              {say(exportColumnTexts[column])}
            </Checkbox>
          ))}
        </fieldset>
        <TextField
          label={say(listTexts.reason)}
          hint={say(listTexts.reasonHint)}
          error={ask.error ? problemMessage(ask.error, language) : undefined}
          required
          maxLength={200}
          value={reason}
          onChange={({ target }) => put({ reason: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(listTexts.keep)}
          </Button>
          <Button type="submit" busy={ask.isPending} disabled={columns.length === 0}>
            {say(listTexts.exportAsk)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
