// Laid out as CSS lays out a grid, it is no table any more to some screen readers: its parts say themselves what they are.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react'
import type { GridRow as Row } from '#contract/office/api/goods/product-grid.ts'
import { writtenInGrid } from '#rules/grid/grid-cell.ts'
import { gridShapeOf, type GridField } from '#rules/grid/grid-fields.ts'
import type { WordsOfCells } from '#rules/imports/read-cell.ts'
import { gridTexts, wasBefore } from '#texts/office/goods/grid.ts'
import { productFieldTexts } from '#texts/office/goods/product-page.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import type { Edit, RowEdits } from '../../../data/products/grid/edits.ts'
import type { Faults } from '../../../data/products/grid/faults-of-cells.ts'
import { FreeStock, ProductPicture } from '../list/product-columns.tsx'
import { ProductState } from '../product-state.tsx'
import { GridEditor, type Leave } from './grid-editor.tsx'
import type { Editing } from './use-grid-keys.ts'

export type GridRowProps = {
  row: Row
  index: number
  fields: readonly GridField[]
  edits: RowEdits | undefined
  faults: Faults[number] | undefined
  words: WordsOfCells
  /** Columns that are selected in this row, both ends included; -1 for none. */
  left: number
  right: number
  /** What is selected ends in this row. */
  isEnd: boolean
  /** The column on which somebody is, in this row. */
  current: number | null
  editing: Editing
  mayWrite: (field: GridField) => boolean
  /** Left out where no cell of the row is being written. */
  onDone: ((text: string | null, leave: Leave) => void) | undefined
}

/** One product of the grid. Drawn anew only when something of it is different: typing elsewhere leaves it alone. */
export const GridRow = memo(function GridRow({ row, index, fields, ...props }: GridRowProps) {
  return (
    <tr role="row" aria-rowindex={index + 2}>
      <th role="rowheader" scope="row" className="fixed-cell">
        <span className="grid-product">
          <ProductPicture url={row.preview} />
          <span>{String(row.fields.name_zh)}</span>
        </span>
      </th>
      {fields.map((field, column) => (
        <GridCell key={field} {...{ row, index, field, column }} {...props} />
      ))}
      <td role="gridcell">
        <ProductState state={row.state} />
      </td>
      <td role="gridcell" className="right">
        <FreeStock free={row.free} />
      </td>
    </tr>
  )
})

type GridCellProps = Omit<GridRowProps, 'fields'> & { field: GridField; column: number }

function GridCell(props: GridCellProps) {
  const { row, index, field, column, edits, faults, words, current, editing, onDone } = props
  const say = useWords()
  const [edit, fault] = [edits?.[field], faults?.[field]]
  const stands = writtenInGrid(field, row.fields[field], words)
  const isCurrent = column === current
  return (
    <td
      role="gridcell"
      data-row={index}
      data-column={column}
      tabIndex={isCurrent ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={isIn(props)}
      title={fault}
      className={classesOf(props)}
    >
      {isCurrent && editing && onDone ? (
        <GridEditor
          field={field}
          label={`${String(row.fields.name_zh)} ${say(productFieldTexts[field])}`}
          begins={editing.typed ?? edit?.text ?? stands}
          words={words}
          onDone={onDone}
        />
      ) : (
        <CellText edit={edit} stands={stands} fault={fault} />
      )}
      {endsIn(props) && !editing && <span className="fill-handle" data-fill aria-hidden="true" />}
    </td>
  )
}

const isIn = ({ column, left, right }: GridCellProps) => column >= left && column <= right

/** Whether the block that is selected ends in this cell: here is the handle that fills down. */
const endsIn = ({ isEnd, column, right }: GridCellProps) => isEnd && column === right

function classesOf(props: GridCellProps) {
  const { field, column, edits, faults, current, mayWrite } = props
  return classNames(
    gridShapeOf(field) === 'number' && 'right',
    edits?.[field] && 'changed',
    faults?.[field] !== undefined && 'refused',
    isIn(props) && 'selected',
    column === current && 'current',
    endsIn(props) && 'block-end',
    !mayWrite(field) && 'only-seen',
  )
}

/** What stands there; over what was changed, the old value struck. */
function CellText({ edit, stands, fault }: { edit: Edit | undefined; stands: string; fault: string | undefined }) {
  const say = useWords()
  if (!edit) return <span>{stands === '' ? <span className="dim">—</span> : stands}</span>
  return (
    <span>
      <s aria-hidden="true">{stands}</s> <span className="hidden-text">{say(wasBefore(stands))}</span> {edit.text === '' ? '—' : edit.text}
      {fault !== undefined && (
        <span className="hidden-text">
          {say(gridTexts.fault)}
          {fault}
        </span>
      )}
    </span>
  )
}
