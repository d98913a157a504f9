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

/** Makes and changes brands, one press at a time; what is refused is shown at its field, or as a conflict. */
export function useSaveBrand() {
  const [say, language] = [useWords(), useLanguage()]
  const { brands } = useOffice()
  const [changed, tellChange, showToast] = [useBrandsChanged(), useTellChange(), useToasts()]
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<BrandConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const attempt = async (act: () => Promise<number>): Promise<number | null> => {
    if (isSaving) return null
    setSaving(true)
    setFaults({})
    try {
      return await act()
    } catch (error) {
      if (isProblem(error, 'edit_conflict')) setConflict(error.details as unknown as BrandConflict)
      else {
        setFaults(fieldErrors(error))
        showToast({ kind: 'error', message: problemMessage(error, language) })
      }
      return null
    } finally {
      setSaving(false)
    }
  }
  return {
    faults,
    conflict,
    isSaving,
    dismiss: () => setConflict(null),
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
