import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ordersAddress, type OrdersSearch } from '#contract/office/orders-address.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { useSearchWords } from '../address/use-search-words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useMay } from '../use-me.ts'
import { askedOf, useNewOrders, useOrders, type PageAsked } from './use-orders.ts'
import { useSelection } from './use-selection.ts'

/** Everything that the list of orders asks and keeps: its page, what is selected of it, and what has come since. */
export function useOrderList(search: OrdersSearch) {
  const router = useRouter()
  const { words, look } = useSearchWords()
  const [rows, setRows] = useState<PageAsked['rows']>(50)
  // Pages are of what was looked for.
  const [paged, setPaged] = useState<{ of: string; cursors: readonly string[] }>({ of: words, cursors: [] })
  const cursors = paged.of === words ? paged.cursors : []
  const answer = useOrders({ search, words, cursor: cursors.at(-1) ?? null, rows })
  const shown = answer.data?.rows ?? []
  const selection = useSelection(shown.map(({ number }) => number))
  const fixing = useFixing({ search, words, selection })
  const goTo = (next: readonly string[]) => {
    selection.clear()
    setPaged({ of: words, cursors: next })
  }
  const beginAnew = (change: () => void) => {
    goTo([])
    change()
  }
  return {
    ...answer,
    shown,
    words,
    rows,
    selection,
    isFirstPage: cursors.length === 0,
    go: (next: OrdersSearch) => void router.navigate({ href: ordersAddress(next) }),
    look: (asked: string) => beginAnew(() => look(asked)),
    chooseRows: (asked: PageAsked['rows']) => beginAnew(() => setRows(asked)),
    goBack: () => goTo(cursors.slice(0, -1)),
    goOn: (next: string) => goTo([...cursors, next]),
    ...useComing({ search, words, goToFirst: () => goTo([]) }),
    ...fixing,
  }
}

type Coming = Pick<PageAsked, 'search' | 'words'> & { goToFirst: () => void }

/** How many orders have come since the list was asked for, and asking for it anew. */
function useComing({ search, words, goToFirst }: Coming) {
  const queries = useQueryClient()
  const [since, setSince] = useState(() => new Date().toISOString())
  return {
    newRows: useNewOrders({ search, words, since }),
    update() {
      setSince(new Date().toISOString())
      goToFirst()
      void queries.invalidateQueries({ queryKey: ['orders'] })
    },
  }
}

type Fixing = Pick<PageAsked, 'search' | 'words'> & { selection: ReturnType<typeof useSelection> }

/** Has the server fix what is selected: all of the filter, or the rows that were chosen (NAV-25). */
function useFixing({ search, words, selection: { selected, takeAll } }: Fixing) {
  const { selections } = useOffice()
  const language = useLanguage()
  const showToast = useToasts()
  return {
    async fixAll() {
      const { sort: _sort, ...orders } = askedOf({ search, words })
      try {
        takeAll(await selections.make({ orders }))
      } catch (error) {
        showToast({ kind: 'error', message: problemMessage(error, language) })
      }
    },
    /** Hands on the number under which they are fixed. */
    async fix(then: (selection: number) => void) {
      try {
        then(selected.all?.id ?? (await selections.make({ numbers: [...selected.keys] })).id)
      } catch (error) {
        showToast({ kind: 'error', message: problemMessage(error, language) })
      }
    },
  }
}

/** How many are selected and what they come to; null for who sees no amounts. */
export function useSelectedSum({ shown, selection: { selected } }: Pick<ReturnType<typeof useOrderList>, 'shown' | 'selection'>) {
  const seesMoney = useMay()('orders.money')
  if (selected.all) return { count: selected.all.count, sum: seesMoney ? selected.all.total : null }
  const sum = shown.filter(({ number }) => selected.keys.has(number)).reduce((all, { total }) => all + (total ?? 0), 0)
  return { count: selected.keys.size, sum: seesMoney ? sum : null }
}
