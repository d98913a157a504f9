import type { ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'

/** One column of a list. `fixed`: always shown, and first. */
export type TableColumn<Row> = {
  id: string
  head: Text
  cell: (row: Row) => ReactNode
  /** Figures stand under each other. */
  right?: boolean
  /** Its words are cut where it is narrow. */
  fluid?: boolean
  fixed?: boolean
  /** By which it can be sorted. */
  sort?: string
}

/** How the columns of a list stand for a person. */
export type Arranged = { order: readonly string[]; hidden: readonly string[]; widths: Readonly<Record<string, number>> }

export const unarranged: Arranged = { order: [], hidden: [], widths: {} }

/** The same, to be kept or sent. */
export function writable({ order, hidden, widths }: Arranged) {
  return { order: [...order], hidden: [...hidden], widths: { ...widths } }
}

/** Columns in the order in which a person has put them; those that are new come where they were meant. */
export function inOrder<Column extends { id: string; fixed?: boolean }>(columns: readonly Column[], { order }: Arranged): Column[] {
  const placeOf = ({ id, fixed }: Column) => {
    if (fixed) return -1
    const place = order.indexOf(id)
    return place === -1 ? columns.findIndex((column) => column.id === id) : place
  }
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function widthOf(id: string, { widths }: Arranged) {
  const width = widths[id]
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width }
}

export type Selecting = {
  isSelected: (key: string) => boolean
  /** `range`: all from the row that was pressed before to this one (Shift). */
  toggle: (key: string, how: 'alone' | 'range') => void
  togglePage: () => void
  isPageSelected: boolean
}

/** What of a list is shown beside it, by its key; null while nothing is. */
export type Peeking = { shown: string | null; show: (key: string) => void }
