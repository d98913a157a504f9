import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

const rowHeight = 40
/** So many above and below what is seen. */
const around = 5

type Drawing = { count: number; box: RefObject<HTMLDivElement | null>; current: number }

/** Which rows of the grid are drawn: those that are seen, some around them, and the one on which somebody is. */
export function useGridDrawn({ count, box, current }: Drawing) {
  // Its functions answer otherwise at each drawing, which is why nothing here is remembered from one to the next.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: around,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), current])].toSorted((one, other) => one - other),
  })
  const items = rows.getVirtualItems().filter(({ index }) => index < count)
  const drawn = items.map(({ index, start }, place) => ({ index, gapAbove: start - (items[place - 1]?.end ?? 0) }))
  return { drawn, gapBelow: rows.getTotalSize() - (items.at(-1)?.end ?? 0), show: (index: number) => rows.scrollToIndex(index) }
}
