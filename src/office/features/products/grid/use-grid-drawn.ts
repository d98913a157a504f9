import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { Selected } from './grid-place.ts'

const rowHeight = 40
/** Rows come and go by the heap: whoever walks from one to the next draws none anew until a heap is behind them. */
const heap = 8

type Drawing = { count: number; box: RefObject<HTMLDivElement | null>; selected: Selected }

/** Which rows of the grid are drawn: those that are seen, some around them, and both ends of what is selected, so that they can be led to. */
export function useGridDrawn({ count, box, selected: { at, to } }: Drawing) {
  const heaps = Math.ceil(count / heap)
  // Its functions answer otherwise at each drawing, which is why nothing here is remembered from one to the next.
  // oxlint-disable-next-line react/incompatible-library
  const drawing = useVirtualizer({
    count: heaps,
    getScrollElement: () => box.current,
    estimateSize: () => heap * rowHeight,
    overscan: 1,
    useFlushSync: false,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), heapOf(at.row), heapOf(to.row)])].toSorted((one, other) => one - other),
  })
  const rows = drawing
    .getVirtualItems()
    .flatMap(({ index }) => Array.from({ length: heap }, (_, place) => index * heap + place))
    .filter((row) => row < count)
  const drawn = rows.map((index, place) => ({ index, gapAbove: (index - (rows[place - 1] ?? -1) - 1) * rowHeight }))
  return { drawn, gapBelow: (count - 1 - (rows.at(-1) ?? -1)) * rowHeight }
}

const heapOf = (row: number) => Math.floor(row / heap)
