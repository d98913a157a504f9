/** A cell by the numbers of its row and its column. */
export type Place = { row: number; column: number }
/** `at`: the cell on which somebody is; `to`: the other corner of what is selected. */
export type Selected = { at: Place; to: Place }
/** Goes to a cell, or widens what is selected as far as there. */
export type Move = { to: Place; widens?: boolean }

export function moved({ at }: Selected, { to, widens = false }: Move): Selected {
  return { at: widens ? at : to, to }
}

/** How many there are of each. */
export type Size = { rows: number; columns: number }

export type Block = { top: number; bottom: number; left: number; right: number }

export function blockOf({ at, to }: Selected): Block {
  return {
    top: Math.min(at.row, to.row),
    bottom: Math.max(at.row, to.row),
    left: Math.min(at.column, to.column),
    right: Math.max(at.column, to.column),
  }
}

/** A place that is so many rows and columns away, or as near to it as there are cells. */
export function away({ row, column }: Place, by: { rows?: number; columns?: number }, { rows, columns }: Size): Place {
  return { row: within(row + (by.rows ?? 0), rows), column: within(column + (by.columns ?? 0), columns) }
}

const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place))

/** Along the row and on to the next one, as Tab goes; null past the last cell and before the first. */
export function along({ row, column }: Place, by: 1 | -1, { rows, columns }: Size): Place | null {
  const place = row * columns + column + by
  return place < 0 || place >= rows * columns ? null : { row: Math.floor(place / columns), column: place % columns }
}

const page = 10
const far = Number.MAX_SAFE_INTEGER

/** Where a key leads that moves about in the grid; null for every other key. `isFar`: together with Ctrl. */
export function led(key: string, from: Place, { size, isFar }: { size: Size; isFar: boolean }): Place | null {
  const one = isFar ? far : 1
  switch (key) {
    case 'ArrowDown':
      return away(from, { rows: one }, size)
    case 'ArrowUp':
      return away(from, { rows: -one }, size)
    case 'ArrowRight':
      return away(from, { columns: one }, size)
    case 'ArrowLeft':
      return away(from, { columns: -one }, size)
    case 'PageDown':
      return away(from, { rows: page }, size)
    case 'PageUp':
      return away(from, { rows: -page }, size)
    case 'Home':
      return isFar ? { row: 0, column: 0 } : { ...from, column: 0 }
    case 'End':
      return isFar ? away(from, { rows: far, columns: far }, size) : away(from, { columns: far }, size)
    default:
      return null
  }
}
