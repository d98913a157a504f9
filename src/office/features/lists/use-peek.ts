import { useEffect, useState, type RefObject } from 'react'
import { goBackToRow, rowOfKey } from '../../ui/table/go-to-row.ts'

type List = { list: RefObject<HTMLElement | null>; keys: readonly string[] }

/**
 * One row of a list that is shown beside it, by its key. Up and down go from where it stands, or stood before it left the list; whoever
 * closes it is on its row again.
 */
export function usePeek({ list, keys }: List) {
  const [peeked, setPeeked] = useState<{ key: string; place: number } | null>(null)
  const shown = peeked?.key ?? null
  useEffect(() => {
    if (shown !== null) rowOfKey(list.current, shown)?.scrollIntoView({ block: 'nearest' })
  }, [list, shown])
  const show = (key: string) => setPeeked({ key, place: keys.indexOf(key) })
  const step = (by: 1 | -1) => {
    if (!peeked) return
    const at = keys.indexOf(peeked.key)
    const stood = by === 1 ? peeked.place : peeked.place - 1
    const next = keys[at === -1 ? stood : at + by]
    if (next !== undefined) show(next)
  }
  const close = () => {
    setPeeked(null)
    if (shown !== null) goBackToRow(list.current, shown)
  }
  return { shown, show, step, close }
}
