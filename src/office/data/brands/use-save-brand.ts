import { useState } from 'react'
import type { BrandSaid } from '#contract/office/api/goods/brands.ts'
import { isProblem } from '#contract/shared/problem.ts'
import type { Text } from '#rules/locale.ts'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { fieldErrors, problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'
import { useBrandsChanged } from './use-brands.ts'

export type BrandConflict = { by: string; at: string; version: number; present: BrandSaid }

type Change = { id: number; version: number; before: BrandSaid; said: BrandSaid; message: Text }

/** Makes and changes brands; what is refused is shown at its field, or as a conflict. */
export function useSaveBrand() {
  const say = useWords()
  const { brands } = useOffice()
  const [changed, tellChange] = [useBrandsChanged(), useTellChange()]
  const { attempt, ...shown } = useAttempt()
  return {
    ...shown,
    /** Answers its number, or null when it was refused. */
    make: (said: BrandSaid) =>
      attempt(async () => {
        const { id, version } = await brands.make({ brand: said })
        const undo = () => brands.change({ id, version, brand: { ...said, archived: true } }).finally(changed)
        tellChange({ message: say(brandsTexts.made), undo })
        await changed()
        return id
      }),
    change: ({ id, version, before, said, message }: Change) =>
      attempt(async () => {
        const saved = await brands.change({ id, version, brand: said })
        const undo = () => brands.change({ id, version: saved.version, brand: before }).finally(changed)
        tellChange({ message: say(message), undo })
        await changed()
        return id
      }),
  }
}

/** One press at a time. */
function useAttempt() {
  const language = useLanguage()
  const showToast = useToasts()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<BrandConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const refused = (error: unknown) => {
    if (isProblem(error, 'edit_conflict')) return setConflict(error.details as unknown as BrandConflict)
    setFaults(fieldErrors(error))
    showToast({ kind: 'error', message: problemMessage(error, language) })
  }
  const attempt = async (act: () => Promise<number>): Promise<number | null> => {
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
