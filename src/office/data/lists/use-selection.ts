import { useState } from 'react'
import type { Selecting } from '../../ui/table/table-column.ts'

/** `all`: every row of the filter, fixed by a selection of the server. */
export type Selected = { keys: ReadonlySet<string>; all: { id: number; count: number; total: number | null } | null }

const nothing: Selected = { keys: new Set(), all: null }

/** Which rows of the present page are selected: row by row, by range, the page, or all of the filter (NAV-25). */
export function useSelection(pageKeys: readonly string[]) {
  const [{ keys, all }, setSelected] = useState(nothing)
  const [last, setLast] = useState<string | null>(null)
  const isPageSelected = pageKeys.length > 0 && pageKeys.every((key) => keys.has(key))
  const selecting: Selecting = {
    isSelected: (key) => keys.has(key),
    toggle(key, how) {
      const next = new Set(keys)
      const range = how === 'range' && last !== null ? between(pageKeys, [last, key]) : [key]
      const on = !keys.has(key)
      for (const each of range)
        if (on) next.add(each)
        else next.delete(each)
      setLast(key)
      setSelected({ keys: next, all: null })
    },
    togglePage() {
      setSelected({ keys: new Set(isPageSelected ? [] : pageKeys), all: null })
    },
    isPageSelected,
  }
  return {
    selected: { keys, all },
    selecting,
    clear: () => setSelected(nothing),
    takeAll: (fixed: NonNullable<Selected['all']>) => setSelected({ keys: new Set(pageKeys), all: fixed }),
  }
}

function between(keys: readonly string[], [one, other]: readonly [string, string]): readonly string[] {
  const [from = 0, to = 0] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  return from < 0 ? [other] : keys.slice(from, to + 1)
}
