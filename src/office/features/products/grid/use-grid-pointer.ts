import { useRef, type PointerEvent } from 'react'
import type { GridField } from '#rules/grid/grid-fields.ts'
import type { Move, Place } from './grid-place.ts'
import type { Editing } from './use-grid-keys.ts'

type Pointing = {
  select: (move: Move) => void
  edit: (editing: Editing) => void
  /** The handle was drawn down to this row. */
  onFill: (until: number) => void
  fields: readonly GridField[]
  mayWrite: (field: GridField) => boolean
}

/** What a pointer does in the grid: it selects, widens what is selected while it is held, and draws the handle that fills down. */
export function useGridPointer({ select, edit, onFill, fields, mayWrite }: Pointing) {
  const filling = useRef<number | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || isField(event.target)) return
      // Otherwise the browser would mark texts, and take the focus to where it likes.
      event.preventDefault()
      if (event.target instanceof Element && event.target.closest('[data-fill]')) filling.current = place.row
      else select({ to: place, widens: event.shiftKey })
    },
    onPointerOver(event: PointerEvent) {
      const place = placeOf(event.target)
      if (!place || event.buttons !== 1 || isField(event.target)) return
      if (filling.current === null) select({ to: place, widens: true })
      else filling.current = place.row
    },
    onPointerUp() {
      if (filling.current !== null) onFill(filling.current)
      filling.current = null
    },
    onDoubleClick({ target }: { target: EventTarget }) {
      const field = fields[placeOf(target)?.column ?? -1]
      if (field !== undefined && mayWrite(field) && !isField(target)) edit({ typed: null })
    },
  }
}

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

const isField = (target: EventTarget) => target instanceof Element && target.closest('.grid-editor') !== null
