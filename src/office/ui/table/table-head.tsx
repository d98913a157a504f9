import { ArrowDown, ArrowUp } from 'lucide-react'
import type { PointerEvent } from 'react'
import type { Text } from '#rules/locale.ts'
import { listTexts } from '#texts/office/lists.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { widthOf, type Arranged, type Selecting, type TableColumn } from './table-column.ts'

type TableHeadProps<Row> = {
  shown: readonly TableColumn<Row>[]
  arranged: Arranged
  selecting: Selecting | undefined
  sort: string
  onSort: (sort: string) => void
  /** A column is drawn so wide; null: as wide as what stands in it. `isLet`: it is let go, and stays so. */
  onWiden: (id: string, width: number | null, how: { isLet: boolean }) => void
}

/** The head of a list, which stays in sight: all of the page, each column with its order, and at its edge how wide it is. */
export function TableHead<Row>({ shown, arranged, selecting, sort, onSort, onWiden }: TableHeadProps<Row>) {
  const say = useWords()
  return (
    <thead>
      <tr>
        {selecting && (
          <th scope="col" className="select-cell">
            <input
              type="checkbox"
              aria-label={say(listTexts.selectPage)}
              checked={selecting.isPageSelected}
              onChange={selecting.togglePage}
            />
          </th>
        )}
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
            {!column.fixed && <WidthHandle onWiden={(width, how) => onWiden(column.id, width, how)} />}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const narrowest = 60
const widest = 600

/** The edge of a column, dragged to where it shall be; pressed twice, the column fits again. By keyboard the dialog of columns does the same. */
function WidthHandle({ onWiden }: { onWiden: (width: number | null, how: { isLet: boolean }) => void }) {
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget
    const [from, before] = [event.clientX, handle.parentElement?.offsetWidth ?? 0]
    const widthAt = (x: number) => Math.round(Math.min(widest, Math.max(narrowest, before + x - from)))
    const move = ({ clientX }: MouseEvent) => onWiden(widthAt(clientX), { isLet: false })
    const end = ({ clientX }: MouseEvent) => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      if (clientX !== from) onWiden(widthAt(clientX), { isLet: true })
    }
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
  }
  return <span className="width-handle" aria-hidden="true" onPointerDown={drag} onDoubleClick={() => onWiden(null, { isLet: true })} />
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
