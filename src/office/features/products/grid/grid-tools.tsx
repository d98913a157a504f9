import { ArrowDownToLine, Columns3, Redo2, Undo2 } from 'lucide-react'
import { inLanguage } from '#rules/locale.ts'
import { gridTexts } from '#texts/office/goods/grid.ts'
import { productFieldTexts } from '#texts/office/goods/product-page.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useShortcuts } from '../../../data/keys/shortcuts.tsx'
import type { GridForm } from '../../../data/products/grid/use-grid-form.ts'
import { fillDown, textAt, type Sheet } from './grid-blocks.ts'
import { blockOf, type Selected } from './grid-place.ts'

type ToolsProps = { sheet: Sheet; form: GridForm; selected: Selected; onColumns: () => void }

/** On top of the grid: on which cell somebody is, in full and why it was refused, and what can be done with what is selected. */
export function GridTools({ sheet, form, selected, onColumns }: ToolsProps) {
  const say = useWords()
  useShortcuts(gridTexts.keysTitle, gridKeys)
  return (
    <div className="grid-tools">
      <CurrentCell sheet={sheet} form={form} selected={selected} />
      <IconButton label={say(gridTexts.undo)} title={say(gridTexts.undo)} disabled={!form.mayUndo} onClick={form.undo}>
        <Undo2 size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={say(gridTexts.redo)} title={say(gridTexts.redo)} disabled={!form.mayRedo} onClick={form.redo}>
        <Redo2 size={16} aria-hidden="true" />
      </IconButton>
      <Button kind="secondary" size="small" onClick={() => form.write(fillDown(sheet, blockOf(selected)))}>
        <ArrowDownToLine size={15} aria-hidden="true" />
        {say(gridTexts.fillDown)}
      </Button>
      <Button kind="secondary" size="small" onClick={onColumns}>
        <Columns3 size={15} aria-hidden="true" />
        {say(gridTexts.columns)}
      </Button>
    </div>
  )
}

/** What the grid hears by itself, for the list of keys. */
const gridKeys = [
  { keys: 'ArrowDown', does: gridTexts.keyMove },
  { keys: 'Tab', does: gridTexts.keyNext },
  { keys: 'Enter', does: gridTexts.keyEdit },
  { keys: 'Escape', does: gridTexts.keyLeave },
  { keys: '$mod+C', does: gridTexts.keyCopy },
  { keys: '$mod+V', does: gridTexts.keyPaste },
  { keys: '$mod+D', does: gridTexts.fillDown },
  { keys: '$mod+Z', does: gridTexts.undo },
]

function CurrentCell({ sheet, form, selected: { at } }: Omit<ToolsProps, 'onColumns'>) {
  const [say, language] = [useWords(), useLanguage()]
  const [row, field] = [sheet.rows[at.row], sheet.fields[at.column]]
  if (!row || !field) return null
  const fault = form.faults[row.id]?.[field]
  return (
    <p className="current-cell">
      <b>{inLanguage(productFieldTexts[field], language)}</b>
      <span className="dim">{String(row.fields.name_zh)}</span>
      {fault === undefined ? (
        <span>{textAt(sheet, at.row, at.column)}</span>
      ) : (
        <span className="error-text" role="alert">
          {say(gridTexts.fault)}
          {fault}
        </span>
      )}
    </p>
  )
}
