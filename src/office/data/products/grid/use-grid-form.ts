import { useMemo, useReducer, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { GridChange, GridRow, GridSaved } from '#contract/office/api/goods/product-grid.ts'
import { readInGrid } from '#rules/grid/grid-cell.ts'
import { gridTexts, savedCells } from '#texts/office/goods/grid.ts'
import { wordsIn, wordsRead } from '#texts/office/goods/words-of-cells.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../office.tsx'
import { officePaths } from '../../paths.ts'
import { problemMessage } from '../../problem-message.ts'
import { useTellChange } from '../../saving/tell-change.tsx'
import { useDraft } from '../../saving/use-draft.ts'
import { countCells, fieldsOf, nothingTyped, step, type Edits, type Write } from './edits.ts'
import { faultsOf, noAnswer } from './faults-of-cells.ts'
import { leftAfterSaving } from './left-after-saving.ts'
import { useGridAnew, useGridSaved } from './use-grid-rows.ts'

/** What is typed into the grid: kept in the browser, taken back step by step, and saved by one press (GDS-10). */
export function useGridForm({ ids, rows }: { ids: string; rows: readonly GridRow[] }) {
  const language = useLanguage()
  const [typed, take] = useReducer(step, nothingTyped)
  const [answer, setAnswer] = useState(noAnswer)
  const { edits, past, ahead } = typed
  const faults = useMemo(() => faultsOf(edits, answer), [edits, answer])
  const draft = useDraft<Edits>({ form: `product grid ${ids}`, values: edits, isDirty: Object.keys(edits).length > 0 })
  const { save, isSaving } = useSavingGrid({
    ids,
    onSaved(products, sent) {
      const leftOf = (now: Edits) => leftAfterSaving(now, { sent, products, words: wordsIn(language) })
      take({ kind: 'saved', leftOf })
      setAnswer({ sent, products })
      draft.keepRest((held) => (countCells(leftOf(held)) > 0 ? leftOf(held) : null))
    },
  })
  return {
    edits,
    faults,
    draft,
    isSaving,
    cells: countCells(edits),
    refused: countCells(faults),
    mayUndo: past.length > 0,
    mayRedo: ahead.length > 0,
    write: (writes: readonly Write[]) => take({ kind: 'write', writes }),
    undo: () => take({ kind: 'undo' }),
    redo: () => take({ kind: 'redo' }),
    revert: () => take({ kind: 'revert' }),
    /** What was typed before, of the products that are still there. */
    resume: (kept: Edits) =>
      take({ kind: 'begin', edits: Object.fromEntries(rows.flatMap(({ id }) => (kept[id] ? [[id, kept[id]]] : []))) }),
    save: () => save(edits),
  }
}
export type GridForm = ReturnType<typeof useGridForm>

function useSavingGrid({ ids, onSaved }: { ids: string; onSaved: (products: readonly GridSaved[], sent: Edits) => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { productGrid } = useOffice()
  const [showToast, tellChange] = [useToasts(), useTellChange()]
  const [showSaved, undo] = [useGridSaved(ids), useUndoGrid(ids)]
  const [isSaving, setSaving] = useState(false)
  const save = async (sent: Edits) => {
    const products = changesOf(sent)
    if (isSaving || products.length === 0) return
    setSaving(true)
    try {
      const { batch, products: saved } = await productGrid.save({ products })
      showSaved(saved)
      onSaved(saved, sent)
      const cells = saved.reduce((count, { fields }) => count + Object.keys(fields).length, 0)
      if (batch !== null) tellChange({ message: say(savedCells(formatNumber(cells, language))), undo: () => undo(batch) })
      else if (cells === 0) showToast({ kind: 'error', message: say(gridTexts.nothingSaved) })
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}

const askAgainMs = 500

/** Takes a batch back, and shows the products as they stand once that is done; what stays is listed on the page of the batch (GDS-09). */
function useUndoGrid(ids: string) {
  const { productBatches } = useOffice()
  const router = useRouter()
  const showAnew = useGridAnew(ids)
  return async (batch: number) => {
    await productBatches.undo({ batch })
    let found = await productBatches.find({ batch })
    while (found.state === 'undoing') {
      await new Promise((resolve) => setTimeout(resolve, askAgainMs))
      found = await productBatches.find({ batch })
    }
    await showAnew()
    if ((found.counts.kept ?? 0) > 0) await router.navigate({ href: officePaths.productBatch(batch) })
  }
}

function changesOf(edits: Edits): GridChange[] {
  return Object.entries(edits).map(([id, row]) => ({
    id: Number(id),
    cells: Object.fromEntries(
      fieldsOf(row).flatMap((field) => {
        const edit = row[field]
        return edit ? [[field, { was: edit.was, is: readInGrid(field, edit.text, wordsRead) }]] : []
      }),
    ),
  }))
}
