import { useState } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { fieldErrors, problemMessage } from '../problem-message.ts'

export type Conflict<Present> = { by: string; at: string; version: number; present: Present }

/** Saves of one form, one press at a time; what is refused is shown at its field, or as a conflict. */
export function useAttempt<Present>() {
  const language = useLanguage()
  const showToast = useToasts()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict<Present> | null>(null)
  const [isSaving, setSaving] = useState(false)
  const refused = (error: unknown) => {
    if (isProblem(error, 'edit_conflict')) return setConflict(error.details as unknown as Conflict<Present>)
    setFaults(fieldErrors(error))
    showToast({ kind: 'error', message: problemMessage(error, language) })
  }
  /** Answers what the save does, or null when it was refused. */
  const attempt = async <Answer>(act: () => Promise<Answer>): Promise<Answer | null> => {
    if (isSaving) return null
    setSaving(true)
    setFaults({})
    try {
      return await act()
    } catch (error) {
      refused(error)
      return null
    } finally {
      setSaving(false)
    }
  }
  return { attempt, faults, conflict, isSaving, dismiss: () => setConflict(null) }
}
