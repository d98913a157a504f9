import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Arrangement } from '#contract/office/api/goods/categories.ts'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import type { Text } from '#rules/locale.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'

type Seen = { kind: ArrangementKind; arrangement: Arrangement; keepDraft: KeepDraft }

/** Keeps the draft that the page shows once more, against the version that was made since. */
export type KeepDraft = (version: number) => Promise<{ version: number }>

/** What can be done with the draft of an arrangement: each is told and can be taken back, and the page shows how it stands then. */
export function useArrangement({ kind, arrangement, keepDraft }: Seen) {
  const { arrangements } = useOffice()
  const { version, is_draft: isDraft, publish_at: publishAt } = arrangement
  const { busy, act } = useActs()
  /** The draft that stood here, published when it was to be. */
  const draftAgain = async (seen: number) => {
    if (!isDraft) return arrangements.discard({ kind, version: seen })
    const kept = await keepDraft(seen)
    return publishAt === null ? kept : arrangements.schedule({ kind, version: kept.version, at: publishAt })
  }
  return {
    busy,
    publish: () =>
      act('publish', () => arrangements.publish({ kind, version }), {
        done: categoriesTexts.publishedNow,
        back: (made) => arrangements.takeBack({ kind, version: made }),
      }),
    schedule: (at: string | null, done: Text) =>
      act('schedule', () => arrangements.schedule({ kind, version, at }), {
        done,
        back: (made) => arrangements.schedule({ kind, version: made, at: publishAt }),
      }),
    discard: () => act('discard', () => arrangements.discard({ kind, version }), { done: categoriesTexts.discarded, back: draftAgain }),
    restore: (of: number) =>
      act('restore', () => arrangements.restore({ kind, version, of }), { done: categoriesTexts.restored, back: draftAgain }),
  }
}

/** `back`: takes it back, told the version that it made. */
type Told = { done: Text; back: (made: number) => Promise<unknown> }

function useActs() {
  const queries = useQueryClient()
  const [say, language] = [useWords(), useLanguage()]
  const tellChange = useTellChange()
  const showToast = useToasts()
  const [busy, setBusy] = useState<string | null>(null)
  const shown = () => queries.invalidateQueries({ queryKey: ['categories'] })
  const act = async (name: string, call: () => Promise<{ version: number }>, { done, back }: Told): Promise<boolean> => {
    setBusy(name)
    try {
      const made = await call()
      tellChange({ message: say(done), undo: () => back(made.version).finally(shown) })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
      return false
    } finally {
      await shown()
      setBusy(null)
    }
  }
  return { busy, act }
}

/** What was published, the newest first. */
export function useArrangementVersions(kind: ArrangementKind) {
  const { arrangements } = useOffice()
  return useQuery({ queryKey: ['categories', 'versions', kind], queryFn: ({ signal }) => arrangements.versions({ kind }, { signal }) })
}
