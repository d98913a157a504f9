// Laid out as CSS lays out a grid, it is no table any more to some screen readers: its parts say themselves what they are.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Fragment, useRef, useState } from 'react'
import { gridShapeOf, type GridField } from '#rules/grid/grid-fields.ts'
import { gridTexts } from '#texts/office/goods/grid.ts'
import { productFieldTexts } from '#texts/office/goods/product-page.ts'
import { useWords } from '#ui/words/words.ts'
import type { GridForm } from '../../../data/products/grid/use-grid-form.ts'
import { fillDown, type Sheet } from './grid-blocks.ts'
import type { Leave } from './grid-editor.tsx'
import { columnsOf } from './columns-of-grid.ts'
import { along, away, blockOf, type Place, type Size } from './grid-place.ts'
import { GridRow } from './grid-row.tsx'
import { useGridDrawn } from './use-grid-drawn.ts'
import { useGridKeys, writeTyped, type Editing } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useFocusInGrid, type GridSelection } from './use-grid-selection.ts'

type GoodsGridProps = { sheet: Sheet; form: GridForm; selection: GridSelection }

/** Beside the fields: which product it is, its state and what can be sold. */
const otherColumns = 3

/** Products by their fields, cell by cell, by keyboard, pointer and clipboard as in a spreadsheet (GDS-10). Only what is seen is drawn. */
export function GoodsGrid({ sheet, form, selection: { selected, moves, select } }: GoodsGridProps) {
  const say = useWords()
  const { rows, fields, words, mayWrite } = sheet
  const size = { rows: rows.length, columns: fields.length }
  const [editing, edit] = useState<Editing>(null)
  const box = useRef<HTMLDivElement>(null)
  const leaving = useRef(false)
  const keys = useGridKeys({ sheet, size, form, selected, select, edit, leaving })
  const block = blockOf(selected)
  const pointer = useGridPointer({ select, edit, onFill: (until) => form.write(fillDown(sheet, block, until)), mayWrite, fields })
  const { drawn, gapBelow } = useGridDrawn({ count: rows.length, box, selected })
  useFocusInGrid({ box, selected, moves })
  const done = (text: string | null, { key, isBack }: Leave) => {
    edit(null)
    if (text !== null) writeTyped({ sheet, form }, selected.at, text)
    // Whoever pressed elsewhere is there already.
    if (key !== null || text === null) select({ to: nextOf(selected.at, { key, isBack }, size) })
  }
  return (
    <div className="grid-scroll" ref={box}>
      <table
        // A table that is edited cell by cell is a grid (WAI-ARIA).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className="goods-grid"
        style={columnsOf(fields)}
        aria-label={say(gridTexts.title)}
        aria-rowcount={rows.length + 1}
        aria-colcount={fields.length + otherColumns}
        aria-multiselectable="true"
        {...(editing === null && keys)}
        {...pointer}
      >
        <GridHead fields={fields} />
        <tbody role="rowgroup">
          {drawn.map(({ index, gapAbove }) => {
            const row = rows[index]
            if (!row) return null
            const isIn = index >= block.top && index <= block.bottom
            const isCurrent = index === selected.at.row
            return (
              <Fragment key={row.id}>
                <Gap height={gapAbove} />
                <GridRow
                  {...{ row, index, fields, words, mayWrite }}
                  edits={form.edits[row.id]}
                  faults={form.faults[row.id]}
                  left={isIn ? block.left : -1}
                  right={isIn ? block.right : -1}
                  isEnd={index === block.bottom}
                  current={isCurrent ? selected.at.column : null}
                  editing={isCurrent ? editing : null}
                  onDone={isCurrent && editing ? done : undefined}
                />
              </Fragment>
            )
          })}
          <Gap height={gapBelow} />
        </tbody>
      </table>
    </div>
  )
}

/** Where the key leads that took what was typed. */
function nextOf(at: Place, { key, isBack }: Leave, size: Size): Place {
  if (key === 'Tab') return along(at, isBack ? -1 : 1, size) ?? at
  if (key === null) return at
  return away(at, { rows: key === 'ArrowUp' || (key === 'Enter' && isBack) ? -1 : 1 }, size)
}

function GridHead({ fields }: { fields: readonly GridField[] }) {
  const say = useWords()
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" className="fixed-cell">
          {say(gridTexts.product)}
        </th>
        {fields.map((field) => (
          <th
            key={field}
            role="columnheader"
            scope="col"
            title={say(productFieldTexts[field])}
            className={gridShapeOf(field) === 'number' ? 'right' : undefined}
          >
            {say(productFieldTexts[field])}
          </th>
        ))}
        <th role="columnheader" scope="col">
          {say(gridTexts.state)}
        </th>
        <th role="columnheader" scope="col" className="right">
          {say(gridTexts.free)}
        </th>
      </tr>
    </thead>
  )
}

/** In place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}
