import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import { editedMore, editedText, editTexts } from '#texts/office/order-page/order-edit.ts'
import { editedFieldTexts } from '#texts/shared/edited-fields.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { fieldErrors, problemMessage } from '../../../../data/problem-message.ts'
import type { ConflictProps } from '../../../../data/saving/conflict-dialog.tsx'
import { useTellChange } from '../../../../data/saving/tell-change.tsx'
import { changedNames, editOf, valuesOfPresent, type EditValues } from './edit-values.ts'

type Editing = { number: string; began: EditValues; seen: number; onDone: () => void }
type Conflict = ConflictProps['conflict'] & { version: number }

/** Saves an edit against what was seen; a newer one is answered by a conflict, against which the next attempt is saved. */
export function useSaveEdit({ number, began, seen, onDone }: Editing) {
  const [say, language] = [useWords(), useLanguage()]
  const { orderPage } = useOffice()
  const queries = useQueryClient()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const [isSaving, setSaving] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const stands = conflict ? { ...began, ...(conflict.present as EditValues) } : began
  const told = (now: EditValues) => {
    const names = changedNames(stands, now)
    const [name = ''] = names
    if (names.length !== 1) return say(editedMore(names.length))
    return say(editedText(say(editedFieldTexts[name] ?? editTexts.recipient), stands[name] ?? '', now[name] ?? ''))
  }
  const save = async (now: EditValues, tell: boolean) => {
    if (isSaving) return
    setSaving(true)
    setFaults({})
    try {
      await orderPage.edit({ number, ...editOf(stands, now), seen: conflict?.version ?? seen, tell })
      tellChange({ message: told(now) })
      onDone()
    } catch (error) {
      if (isProblem(error, 'edit_conflict')) setConflict(conflictOf(error.details, began))
      else if (isProblem(error, 'validation_error')) setFaults(fieldErrors(error))
      else showToast({ kind: 'error', message: problemMessage(error, language) })
      if (isProblem(error, 'validation_error')) setConflict(null)
    } finally {
      setSaving(false)
      void queries.invalidateQueries({ queryKey: ['order', number] })
    }
  }
  return { save, isSaving, faults, conflict, dismiss: () => setConflict(null) }
}

/** What stands now, of the fields that are edited here. */
function conflictOf({ by = '', at = '', present = {}, version = 0 }: Partial<Conflict>, began: EditValues): Conflict {
  const values = Object.entries(valuesOfPresent(present)).filter(([name]) => name in began)
  return { by, at, version, present: Object.fromEntries(values) }
}
