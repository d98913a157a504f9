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
import { useTellChange } from '../saving/tell-change.tsx'

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

type Move = (office: OfficeClient, row: RemovedRow, press: Pressed) => Promise<unknown>

/** Each kind comes back, and goes again, by the calls of its own, which ask for the permission of the thing (NAV-17, NAV-18). */
const moves: Readonly<Record<RemovedKind, { restore: Move; putAway: Move }>> = {
  notes: {
    restore: ({ orderPage }, { id }, press) => orderPage.notes.restore({ id }, press),
    putAway: ({ orderPage }, { id }, press) => orderPage.notes.remove({ id }, press),
  },
  tags: {
    restore: ({ orderPage }, { order, name }, press) => orderPage.tags.change({ number: order ?? '', add: [name.zh], remove: [] }, press),
    putAway: ({ orderPage }, { order, name }, press) => orderPage.tags.change({ number: order ?? '', add: [], remove: [name.zh] }, press),
  },
  member_notes: {
    restore: ({ memberNotes }, { id }, press) => memberNotes.restore({ id }, press),
    putAway: ({ memberNotes }, { id }, press) => memberNotes.remove({ id }, press),
  },
  member_tags: {
    restore: ({ memberNotes }, { member = '', name }, press) => memberNotes.tag({ uid: member, add: [name.zh], remove: [] }, press),
    putAway: ({ memberNotes }, { member = '', name }, press) => memberNotes.tag({ uid: member, add: [], remove: [name.zh] }, press),
  },
  views: {
    restore: ({ views }, { id }, press) => views.restore({ id }, press),
    putAway: ({ views }, { id }, press) => views.remove({ id }, press),
  },
  roles: {
    restore: ({ roles }, { id }, press) => roles.restore({ id }, press),
    putAway: ({ roles }, { id }, press) => roles.remove({ id }, press),
  },
}

export function useRestore(kind: RemovedKind) {
  const [say, language] = [useWords(), useLanguage()]
  const office = useOffice()
  const queries = useQueryClient()
  const carefully = useCarefully()
  const showToast = useToasts()
  const tellChange = useTellChange()
  const { restore, putAway } = moves[kind]
  const takeBack = (row: RemovedRow) => carefully((press) => putAway(office, row, press)).finally(() => queries.invalidateQueries())
  return useMutation({
    mutationFn: (row: RemovedRow) => carefully((press) => restore(office, row, press)),
    onSuccess: (_, row) => tellChange({ message: say(removedTexts.restored), undo: () => takeBack(row) }),
    onError: (error) => showToast({ kind: 'error', message: problemMessage(error, language) }),
    // Whatever shows it again asks anew.
    onSettled: () => queries.invalidateQueries(),
  })
}
