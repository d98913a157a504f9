import { useState } from 'react'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import type { Text } from '#rules/locale.ts'
import { sharingTexts } from '#texts/office/goods/families/sharing.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'

/** Lets members of a family share a field, or say it for themselves; one press at a time. Answers whether it was done. */
export function useSharing(family: number) {
  const [say, language] = [useWords(), useLanguage()]
  const { families } = useOffice()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [isSaving, setSaving] = useState(false)
  const act = async (work: () => Promise<unknown>, message: Text): Promise<boolean> => {
    if (isSaving) return false
    setSaving(true)
    try {
      await work()
      tellChange({ message: say(message) })
      void queries.invalidateQueries({ queryKey: ['product'] })
      await queries.invalidateQueries({ queryKey: ['family', family] })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
      return false
    } finally {
      setSaving(false)
    }
  }
  return {
    isSaving,
    share: (field: SharedField, from: number) => act(() => families.share({ id: family, field, from }), sharingTexts.shared),
    unshare: (field: SharedField) => act(() => families.unshare({ id: family, field }), sharingTexts.unshared),
    turnOwn: ({ product, field, own }: { product: number; field: SharedField; own: boolean }) =>
      act(() => families.turnOwn({ id: family, product, field, own }), own ? sharingTexts.madeOwn : sharingTexts.sharedAgain),
  }
}
