import { createColumnHelper, flexRender, tableFeatures, useTable } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Text } from '#rules/locale.ts'
import { listTexts } from '#texts/office/lists.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { inOrder, type Arranged, type TableColumn } from './table-column.ts'

const features = tableFeatures({})

export type Selecting = {
  isSelected: (key: string) => boolean
  /** `range`: all from the row that was pressed before to this one (Shift). */
  toggle: (key: string, how: 'alone' | 'range') => void
  togglePage: () => void
  isPageSelected: boolean
}

type DataTableProps<Row> = {
  label: Text
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Where a row leads. */
  hrefOf: (row: Row) => string
  nameOf: (row: Row) => Text
  arranged: Arranged
  selecting: Selecting
  sort: string
  onSort: (sort: string) => void
  /** More below a row, such as what travels apart. */
  below?: (row: Row, columns: number) => ReactNode
}

/**
 * A list of anything, with rows that are selected and opened by hand or by keyboard: arrows or j and k go up and down, x selects, Shift x
 * up to here, Enter opens. Its head and its first columns stay in sight.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  hrefOf,
  nameOf,
  arranged,
  selecting,
  sort,
  onSort,
  below,
}: DataTableProps<Row>) {
  const say = useWords()
  const router = useRouter()
  const shown = inOrder(columns, arranged).filter(({ id, fixed }) => fixed || !arranged.hidden.includes(id))
  const helper = createColumnHelper<typeof features, object>()
  const table = useTable({
    features,
    columns: shown.map(({ id, cell }) => helper.display({ id, header: id, cell: ({ row }) => cell((row.original as { row: Row }).row) })),
    data: rows.map((row) => ({ row })),
  })
  const open = (row: Row) => void router.navigate({ href: hrefOf(row) })
  const press = (event: MouseEvent, row: Row) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null
    if (!isControl && getSelection()?.isCollapsed) open(row)
  }
  return (
    <div className="table-scroll">
      <table className="office-table" aria-label={say(label)}>
        <TableHead shown={shown} arranged={arranged} selecting={selecting} sort={sort} onSort={onSort} />
        {table.getRowModel().rows.map((drawn) => {
          const { row } = drawn.original as { row: Row }
          const key = keyOf(row)
          const isSelected = selecting.isSelected(key)
          return (
            <tbody key={key} className={classNames(isSelected && 'selected')}>
              <tr
                tabIndex={0}
                aria-selected={isSelected}
                onClick={(event) => press(event, row)}
                onKeyDown={(event) => goByKey(event, { open: () => open(row), toggle: (how) => selecting.toggle(key, how) })}
              >
                <td className="select-cell">
                  <input
                    type="checkbox"
                    aria-label={say(nameOf(row))}
                    checked={isSelected}
                    onChange={() => undefined}
                    onClick={(event) => selecting.toggle(key, event.shiftKey ? 'range' : 'alone')}
                  />
                </td>
                {drawn.getAllCells().map((cell, place) => (
                  <td
                    key={cell.id}
                    className={classNames(
                      shown[place]?.right && 'right',
                      shown[place]?.fluid && 'fluid',
                      shown[place]?.fixed && 'fixed-cell',
                    )}
                    style={widthOf(cell.column.id, arranged)}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
              {below?.(row, shown.length + 1)}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

type TableHeadProps<Row> = Pick<DataTableProps<Row>, 'arranged' | 'selecting' | 'sort' | 'onSort'> & { shown: readonly TableColumn<Row>[] }

function TableHead<Row>({ shown, arranged, selecting, sort, onSort }: TableHeadProps<Row>) {
  const say = useWords()
  return (
    <thead>
      <tr>
        <th scope="col" className="select-cell">
          <input
            type="checkbox"
            aria-label={say(listTexts.selectPage)}
            checked={selecting.isPageSelected}
            onChange={selecting.togglePage}
          />
        </th>
        {shown.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(column.right && 'right', column.fixed && 'fixed-cell')}
            style={widthOf(column.id, arranged)}
            aria-sort={sortOf(column.sort, sort)}
          >
            {column.sort === undefined ? (
              say(column.head)
            ) : (
              <SortButton column={column.sort} head={column.head} sort={sort} onSort={onSort} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function widthOf(id: string, { widths }: Arranged) {
  const width = widths[id]
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width }
}

function sortOf(column: string | undefined, sort: string) {
  if (column === undefined) return undefined
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

type SortButtonProps = { column: string; head: Text; sort: string; onSort: (sort: string) => void }

function SortButton({ column, head, sort, onSort }: SortButtonProps) {
  const say = useWords()
  const isDown = sort === `-${column}`
  const Arrow = isDown ? ArrowDown : ArrowUp
  return (
    <button type="button" className="sort-button" onClick={() => onSort(isDown ? column : `-${column}`)}>
      {say(head)}
      {(isDown || sort === column) && <Arrow size={13} aria-hidden="true" />}
    </button>
  )
}

/** While an input method composes, no key means anything else; in a field of a row it is typed (NAV-12). */
function goByKey(
  event: KeyboardEvent<HTMLTableRowElement>,
  { open, toggle }: { open: () => void; toggle: (how: 'alone' | 'range') => void },
): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
  const goTo = (row: Element | null | undefined) => (row instanceof HTMLElement ? row.focus() : undefined)
  const group = event.currentTarget.closest('tbody')
  const keys: Readonly<Record<string, () => void>> = {
    j: () => goTo(group?.nextElementSibling?.querySelector('tr[tabindex]')),
    ArrowDown: () => goTo(group?.nextElementSibling?.querySelector('tr[tabindex]')),
    k: () => goTo(group?.previousElementSibling?.querySelector('tr[tabindex]')),
    ArrowUp: () => goTo(group?.previousElementSibling?.querySelector('tr[tabindex]')),
    x: () => toggle('alone'),
    X: () => toggle('range'),
    Enter: open,
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
