import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchWords } from '../address/use-search-words.ts'
import { useOffice } from '../office.tsx'
import { useSelection } from '../lists/use-selection.ts'

type Rows = 50 | 100 | 200
export type MemberSort = '-joined' | 'joined'

type Asked = { sort: MemberSort; rows: Rows; words?: string; cursor?: string }

/** A page of members. The page before stays in sight while the next is on its way. */
function useMembers(asked: Asked) {
  const { members } = useOffice()
  return useQuery({
    queryKey: ['members', asked],
    queryFn: ({ signal }) => members.list(asked, { signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
}

/** Everything that the list of members asks and keeps: its page, and what is selected of it. A phone number that is searched for stands in no address (NAV-02). */
export function useMemberList(sort: MemberSort) {
  const queries = useQueryClient()
  const { words, look } = useSearchWords()
  const [rows, setRows] = useState<Rows>(50)
  const [paged, setPaged] = useState<{ of: string; cursors: readonly string[] }>({ of: words, cursors: [] })
  const cursors = paged.of === words ? paged.cursors : []
  const cursor = cursors.at(-1)
  const answer = useMembers({ sort, rows, ...(words && { words }), ...(cursor !== undefined && { cursor }) })
  const shown = answer.data?.rows ?? []
  const selection = useSelection(shown.map(({ uid }) => uid))
  const goTo = (next: readonly string[]) => {
    selection.clear()
    setPaged({ of: words, cursors: next })
  }
  return {
    ...answer,
    shown,
    words,
    rows,
    selection,
    isFirstPage: cursors.length === 0,
    look(asking: string) {
      goTo([])
      look(asking)
    },
    chooseRows(asking: Rows) {
      goTo([])
      setRows(asking)
    },
    goBack: () => goTo(cursors.slice(0, -1)),
    goOn: (next: string) => goTo([...cursors, next]),
    update() {
      goTo([])
      void queries.invalidateQueries({ queryKey: ['members'] })
    },
  }
}
