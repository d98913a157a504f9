import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import type { Text } from '#rules/locale.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'

/** What can be done with the draft of an arrangement: each is told, and the page shows how it stands then. */
export function useArrangement(kind: ArrangementKind, version: number) {
  const { arrangements } = useOffice()
  const queries = useQueryClient()
  const [say, language] = [useWords(), useLanguage()]
  const showToast = useToasts()
  const [busy, setBusy] = useState<string | null>(null)
  const act = async (name: string, call: () => Promise<unknown>, done: Text): Promise<boolean> => {
    setBusy(name)
    try {
      await call()
      showToast({ kind: 'success', message: say(done) })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: ['categories'] })
      setBusy(null)
    }
  }
  return {
    busy,
    publish: () => act('publish', () => arrangements.publish({ kind, version }), categoriesTexts.publishedNow),
    schedule: (at: string | null, done: Text) => act('schedule', () => arrangements.schedule({ kind, version, at }), done),
    discard: () => act('discard', () => arrangements.discard({ kind, version }), categoriesTexts.discarded),
    restore: (of: number) => act('restore', () => arrangements.restore({ kind, version, of }), categoriesTexts.restored),
  }
}

/** What was published, the newest first. */
export function useArrangementVersions(kind: ArrangementKind) {
  const { arrangements } = useOffice()
  return useQuery({ queryKey: ['categories', 'versions', kind], queryFn: ({ signal }) => arrangements.versions({ kind }, { signal }) })
}
