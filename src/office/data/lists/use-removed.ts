import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RemovedRow } from '#contract/office/api/removed.ts'
import type { OfficeClient } from '#contract/office/client.ts'
import type { RemovedKind } from '#rules/staff/put-away.ts'
import { removedTexts } from '#texts/office/removed.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useCarefully, type Pressed } from '../step-up.tsx'

/** What was put away, of one kind; without one, of the first that this person may have back. */
export function useRemoved(kind: RemovedKind | undefined) {
  const office = useOffice()
  return useInfiniteQuery({
    queryKey: ['removed', kind ?? ''],
    queryFn: ({ pageParam, signal }) => office.removed.list({ ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ kinds: pages[0]?.kinds ?? [], rows: pages.flatMap(({ rows }) => rows) }),
    staleTime: 0,
  })
}

type Restore = (office: OfficeClient, row: RemovedRow, press: Pressed) => Promise<unknown>

/** Each kind comes back by the call of its own, which asks for the permission of the thing (NAV-18). */
const restoreBy: Readonly<Record<RemovedKind, Restore>> = {
  notes: ({ orderPage }, { id }, press) => orderPage.notes.restore({ id }, press),
  tags: ({ orderPage }, { order, name }, press) => orderPage.tags.change({ number: order ?? '', add: [name.zh], remove: [] }, press),
  member_notes: ({ memberNotes }, { id }, press) => memberNotes.restore({ id }, press),
  member_tags: ({ memberNotes }, { member = '', name }, press) => memberNotes.tag({ uid: member, add: [name.zh], remove: [] }, press),
  views: ({ views }, { id }, press) => views.restore({ id }, press),
  roles: ({ roles }, { id }, press) => roles.restore({ id }, press),
}

export function useRestore(kind: RemovedKind) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const queries = useQueryClient()
  const carefully = useCarefully()
  const showToast = useToasts()
  return useMutation({
    mutationFn: (row: RemovedRow) => carefully((press) => restoreBy[kind](office, row, press)),
    onSuccess: () => showToast({ kind: 'success', message: say(removedTexts.restored) }),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    // Whatever shows it again asks anew.
    onSettled: () => queries.invalidateQueries(),
  })
}
