import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { moved, type Move, type Selected } from './grid-place.ts'

const begins = { selected: { at: { row: 0, column: 0 }, to: { row: 0, column: 0 } }, moves: 0 }

/** On which cell somebody is and what is selected. `moves` counts: each of them takes the focus along. */
export function useGridSelection() {
  const [{ selected, moves }, setState] = useState<{ selected: Selected; moves: number }>(begins)
  const select = (move: Move) => setState((before) => ({ selected: moved(before.selected, move), moves: before.moves + 1 }))
  return { selected, moves, select }
}
export type GridSelection = ReturnType<typeof useGridSelection>

type Focusing = Pick<GridSelection, 'selected' | 'moves'> & { box: RefObject<HTMLDivElement | null> }

/** The focus goes where somebody goes, and what they widen to comes into sight. */
export function useFocusInGrid({ box, selected, moves }: Focusing): void {
  const focus = useEffectEvent(() => {
    const { at, to } = selected
    const cell = (place: Selected['at']) =>
      box.current?.querySelector<HTMLElement>(`[data-row="${place.row}"][data-column="${place.column}"]`)
    cell(at)?.focus({ preventScroll: true })
    cell(to)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => {
    if (moves > 0) focus()
  }, [moves])
}
