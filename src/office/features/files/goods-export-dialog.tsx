import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { taipeiDay } from '#rules/calendar.ts'
import { goodsKinds, isEntryKind, writtenKinds, type WrittenKind } from '#rules/imports/import-fields.ts'
import type { Text } from '#rules/locale.ts'
import { exportNeeds } from '#rules/orders/export-kinds.ts'
import { importTexts } from '#texts/office/goods/imports.ts'
import { exportKindTexts } from '#texts/office/lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choices.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../data/office.tsx'
import { officePaths } from '../../data/paths.ts'
import { problemMessage } from '../../data/problem-message.ts'
import { useCarefully } from '../../data/step-up.tsx'
import { useMay } from '../../data/use-me.ts'
import { monthsUntil } from './movement-months.ts'

type Kind = WrittenKind | 'movements'

/** What will be in the file. */
function howOf({ kind, selection }: { kind: Kind; selection: number | undefined }): Text {
  if (kind === 'movements') return importTexts.exportMovementsHow
  if (isEntryKind(kind)) return importTexts.exportEntriesHow
  return selection ? importTexts.exportSelectedHow : importTexts.exportHow
}

const formats = ['csv', 'xlsx'] as const

/**
 * Asks for goods, prices or stock as a file that an import takes (IMP-15): of all products, or of those that are selected (GDS-06). Or for
 * the ledger of a month.
 */
export function GoodsExportDialog({ selection, onClose }: { selection?: number; onClose: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { exports } = useOffice()
  const carefully = useCarefully()
  const queries = useQueryClient()
  const router = useRouter()
  const [kind, setKind] = useState<Kind>('products')
  const [months] = useState(() => monthsUntil(taipeiDay(new Date())))
  const [month, setMonth] = useState(months[0])
  // What is selected are products.
  const all: readonly Kind[] = selection === undefined ? [...writtenKinds, 'movements'] : goodsKinds
  const may = useMay()
  const known = all.filter((each) => may(exportNeeds[each]))
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const ask = useMutation({
    mutationFn: () =>
      carefully((press) =>
        kind === 'movements'
          ? exports.askMovements({ format, from: month?.from ?? '', until: month?.until ?? '' }, press)
          : exports.askGoods({ kind, format, ...(selection && { selection }) }, press),
      ),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['exports'] })
      await router.navigate({ href: officePaths.files({ view: 'exports' }) })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  return (
    <Dialog open onClose={onClose} title={say(importTexts.newExport)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        <SelectField
          label={say(importTexts.exportKind)}
          value={kind}
          onChange={({ target }) => setKind(known.find((each) => each === target.value) ?? kind)}
          choices={known.map((value) => ({ value, label: say(exportKindTexts[value]) }))}
        />
        {kind === 'movements' && (
          <SelectField
            label={say(importTexts.movementsOf)}
            value={month?.name ?? ''}
            onChange={({ target }) => setMonth(months.find(({ name }) => name === target.value))}
            choices={months.map(({ name }) => ({ value: name, label: name.replace('-', '/') }))}
          />
        )}
        <Segments
          legend={say(importTexts.format)}
          name="format"
          value={format}
          onChange={setFormat}
          segments={formats.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <p className="muted text-[13px]">{say(howOf({ kind, selection }))}</p>
        {ask.error && (
          <p role="alert" className="text-alarm">
            {problemMessage(ask.error, language)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            {say(importTexts.cancel)}
          </Button>
          <Button type="submit" busy={ask.isPending}>
            {say(importTexts.make)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
