import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useRouter } from '@tanstack/react-router'
import { Fragment, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import type { Text } from '#rules/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { goToRow } from './go-to-row.ts'
import { inOrder, widthOf, type Arranged, type Peeking, type Selecting, type TableColumn } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'

const features = tableFeatures({})

type DataTableProps<Row> = {
  label: Text
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Where a row leads. */
  hrefOf: (row: Row) => string
  nameOf: (row: Row) => Text
  arranged: Arranged
  onArrange: (arranged: Arranged) => void
  /** Left out where nothing is done with several rows at once. */
  selecting?: Selecting | undefined
  sort: string
  onSort: (sort: string) => void
  /** Left out where nothing of a row is shown beside the list. */
  peeking?: Peeking | undefined
  /** More below a row, such as what travels apart. */
  below?: (row: Row, columns: number) => ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A list of anything, with rows that are selected and opened by hand or by keyboard: arrows go up and down, Enter opens, the space bar shows a row beside the list; letters are those
 * of the page (`useListKeys`). Its head and its first columns stay in sight. Of a long page only what is seen is drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, hrefOf, arranged, onArrange, selecting, sort, onSort, peeking, below, ref } = props
  const say = useWords()
  const router = useRouter()
  const [widening, setWidening] = useState<Readonly<Record<string, number>>>({})
  const standing = { ...arranged, widths: { ...arranged.widths, ...widening } }
  const shown = inOrder(columns, standing).filter(({ id, fixed }) => fixed || !standing.hidden.includes(id))
  const width = shown.length + (selecting ? 1 : 0)
  const helper = createColumnHelper<typeof features, object>()
  const table = useTable({
    features,
    columns: shown.map(({ id }) => helper.display({ id, header: id })),
    data: rows.map((row) => ({ row })),
  })
  const model = table.getRowModel().rows
  const {
    table: box,
    drawn,
    gapBelow,
    measure,
    isLong,
    setCurrent,
  } = useDrawnRows({ count: rows.length, keyAt: (index) => keyOf(rows[index] as Row) })
  const widen = (id: string, width: number | null, { isLet }: { isLet: boolean }) => {
    setWidening(isLet || width === null ? {} : { [id]: width })
    if (!isLet) return
    const { [id]: _before, ...others } = arranged.widths
    onArrange({ ...arranged, widths: width === null ? others : { ...others, [id]: width } })
  }
  const open = (row: Row) => void router.navigate({ href: hrefOf(row) })
  return (
    <div className="table-scroll" ref={ref}>
      <table ref={box} className="office-table" aria-label={say(label)} aria-rowcount={isLong ? rows.length + 1 : undefined}>
        <TableHead shown={shown} arranged={standing} selecting={selecting} sort={sort} onSort={onSort} onWiden={widen} />
        {drawn.map(({ index, gapAbove }) => {
          const row = rows[index] as Row
          return (
            <Fragment key={keyOf(row)}>
              <Gap height={gapAbove} columns={width} />
              <tbody
                ref={measure}
                data-index={index}
                className={classNames(selecting?.isSelected(keyOf(row)) && 'selected', peeking?.shown === keyOf(row) && 'peeked')}
              >
                <TableRow {...{ row, index, props }} isLong={isLong} onFocus={() => setCurrent(index)} onOpen={() => open(row)}>
                  {model[index]?.getAllCells().map((cell, place) => (
                    <td key={cell.id} className={cellClasses(shown[place], standing)} style={widthOf(cell.column.id, standing)}>
                      {/* Called, not made a component of: that would be another one at each drawing, and what is pressed would be gone. */}
                      {shown[place]?.cell(row)}
                    </td>
                  ))}
                </TableRow>
                {below?.(row, width)}
              </tbody>
            </Fragment>
          )
        })}
        <Gap height={gapBelow} columns={width} />
      </table>
    </div>
  )
}

function cellClasses<Row>(column: TableColumn<Row> | undefined, { widths }: Arranged) {
  if (!column) return undefined
  return classNames(column.right && 'right', column.fluid && 'fluid', column.fixed && 'fixed-cell', column.id in widths && 'sized')
}

/** In place of rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tbody className="gap" aria-hidden="true">
      <tr>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  )
}

type TableRowProps<Row> = {
  row: Row
  index: number
  props: Pick<DataTableProps<Row>, 'keyOf' | 'nameOf' | 'selecting' | 'peeking'>
  isLong: boolean
  onFocus: () => void
  onOpen: () => void
  children: ReactNode
}

function TableRow<Row>({ row, index, props, isLong, onFocus, onOpen, children }: TableRowProps<Row>) {
  const { keyOf, nameOf, selecting, peeking } = props
  const say = useWords()
  const key = keyOf(row)
  const isSelected = selecting?.isSelected(key)
  const press = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null
    if (!isControl && getSelection()?.isCollapsed) onOpen()
  }
  return (
    <tr
      tabIndex={0}
      data-key={key}
      aria-selected={isSelected}
      aria-rowindex={isLong ? index + 2 : undefined}
      onClick={press}
      onFocus={onFocus}
      onKeyDown={(event) => goByKey(event, { open: onOpen, ...(peeking && { peek: () => peeking.show(key) }) })}
    >
      {selecting && (
        <td className="select-cell">
          <input
            type="checkbox"
            aria-label={say(nameOf(row))}
            checked={isSelected}
            onChange={() => undefined}
            onClick={(event) => selecting.toggle(key, event.shiftKey ? 'range' : 'alone')}
          />
        </td>
      )}
      {children}
    </tr>
  )
}

/** While an input method composes, no key means anything else; in a field of a row it is typed (NAV-12). */
function goByKey(event: KeyboardEvent<HTMLTableRowElement>, { open, peek }: { open: () => void; peek?: () => void }): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
  const list = event.currentTarget.closest('table')
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goToRow(list, 1),
    ArrowUp: () => goToRow(list, -1),
    Enter: open,
    ...(peek && !event.repeat && !event.shiftKey && { ' ': peek }),
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
