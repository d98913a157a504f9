import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import type { GridForm } from '../../../data/products/grid/use-grid-form.ts'
import { copyBlock, emptyBlock, fillDown, pasteBlock, writeAt, type Sheet } from './grid-blocks.ts'
import { along, away, blockOf, led, type Move, type Place, type Selected, type Size } from './grid-place.ts'

export type Editing = { /** What the field begins with; null: with what stands there. */ typed: string | null } | null

type Grid = {
  sheet: Sheet
  size: Size
  form: GridForm
  selected: Selected
  select: (move: Move) => void
  edit: (editing: Editing) => void
  /** Tab leads out of the grid next, as it does elsewhere. */
  leaving: RefObject<boolean>
}

/** What keys and the clipboard do in the grid while no cell is being written (GDS-10). Spreadsheets do the same. */
export function useGridKeys(grid: Grid) {
  const { sheet, form, selected } = grid
  const block = blockOf(selected)
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey) return
      const isLeaving = grid.leaving.current
      if (event.key !== 'Shift') grid.leaving.current = false
      if (event.key === 'Tab' && isLeaving) return
      if (press(event, grid)) event.preventDefault()
    },
    onCopy(event: ClipboardEvent) {
      event.clipboardData.setData('text/plain', copyBlock(sheet, block))
      event.preventDefault()
    },
    onCut(event: ClipboardEvent) {
      event.clipboardData.setData('text/plain', copyBlock(sheet, block))
      form.write(emptyBlock(sheet, block))
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent) {
      const { writes, rows, columns } = pasteBlock(sheet, block, event.clipboardData.getData('text/plain'))
      form.write(writes)
      const first = { row: block.top, column: block.left }
      grid.select({ to: first })
      grid.select({ to: away(first, { rows: rows - 1, columns: columns - 1 }, grid.size), widens: true })
      event.preventDefault()
    },
  }
}

/** Whether the key was the grid's. */
function press(event: KeyboardEvent, grid: Grid): boolean {
  const isControl = event.ctrlKey || event.metaKey
  const { selected, size, select } = grid
  const to = led(event.key, event.shiftKey ? selected.to : selected.at, { size, isFar: isControl })
  if (to) {
    select({ to, widens: event.shiftKey })
    return true
  }
  if (isControl) return pressWithControl(event, grid)
  if (event.key === 'Tab') {
    const next = along(selected.at, event.shiftKey ? -1 : 1, size)
    if (next) select({ to: next })
    return next !== null
  }
  return pressAlone(event, grid)
}

function pressWithControl({ key, shiftKey }: KeyboardEvent, { form, sheet, selected, size, select }: Grid): boolean {
  switch (key.toLowerCase()) {
    case 'd':
      form.write(fillDown(sheet, blockOf(selected)))
      return true
    case 'z':
      if (shiftKey) form.redo()
      else form.undo()
      return true
    case 'y':
      form.redo()
      return true
    case 'a':
      select({ to: { row: 0, column: 0 } })
      select({ to: { row: size.rows - 1, column: size.columns - 1 }, widens: true })
      return true
    default:
      return false
  }
}

function pressAlone({ key }: KeyboardEvent, { form, sheet, selected, edit, select, leaving }: Grid): boolean {
  const { at } = selected
  const field = sheet.fields[at.column]
  const mayWrite = field !== undefined && sheet.mayWrite(field)
  if (key === 'Escape') {
    select({ to: at })
    leaving.current = true
    return true
  }
  if (!mayWrite) return false
  if (key === 'Enter' || key === 'F2') {
    edit({ typed: null })
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    form.write(emptyBlock(sheet, blockOf(selected)))
    return true
  }
  if ([...key].length !== 1) return false
  edit({ typed: key })
  return true
}

/** Writes what was typed into the cell. */
export function writeTyped({ sheet, form }: Pick<Grid, 'sheet' | 'form'>, { row, column }: Place, text: string): void {
  form.write(writeAt(sheet, { row, column, text }))
}
