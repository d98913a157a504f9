import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Up to so many are all drawn in the end: then what is looked for on the page and what is printed is all there. */
const mostDrawn = 60
/** When a list is opened so many stand at once, then so many that they fill a screen, then all: what is pressed meanwhile is answered between. */
const drawnFirst = 8
const onScreen = 16
const usualHeight = 44
/** What follows has at least as much room as it needs, with parts below its rows: who goes back to a list is taken to where they were. */
const roomOfRow = 120
/** So many above and below what is seen: who goes down by keys always finds the next one. */
const around = 12

export type DrawnRow = { index: number; /** What is left out above it. */ gapAbove: number }

/**
 * Which rows of a long page are drawn: those that are seen, some around them, and the one on which somebody is. What is left out keeps its
 * place.
 */
export function useDrawnRows({ count, keyAt }: { count: number; keyAt: (index: number) => string }) {
  const table = useRef<HTMLTableElement>(null)
  const [top, setTop] = useState(0)
  const [current, setCurrent] = useState<number | null>(null)
  const isLong = count > mostDrawn
  const [reached, setReached] = useState(drawnFirst)
  useEffect(() => {
    if (reached < Math.min(count, mostDrawn)) startTransition(() => setReached(reached < onScreen ? onScreen : mostDrawn))
  }, [reached, count])
  const here = Math.min(count, reached)
  useLayoutEffect(() => {
    if (isLong && table.current) setTop(table.current.getBoundingClientRect().top + scrollY + (table.current.tHead?.offsetHeight ?? 0))
  }, [isLong])
  // Its functions answer otherwise at each drawing, which is why nothing here is remembered from one to the next.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => usualHeight,
    getItemKey: keyAt,
    overscan: around,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return current === null || current >= count ? seen : [...new Set([...seen, current])].toSorted((one, other) => one - other)
    },
  })
  const items = rows.getVirtualItems()
  const drawn: DrawnRow[] = isLong
    ? items.map(({ index, start }, place) => ({ index, gapAbove: start - (items[place - 1]?.end ?? top) }))
    : Array.from({ length: here }, (_, index) => ({ index, gapAbove: 0 }))
  const gapBelow = isLong ? top + rows.getTotalSize() - (items.at(-1)?.end ?? top) : (count - here) * roomOfRow
  return { table, drawn, gapBelow, measure: isLong ? rows.measureElement : undefined, isLong, setCurrent }
}
