import { writtenInGrid } from '#rules/grid/grid-cell.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import { bulkTexts } from '#texts/office/goods/bulk.ts'
import { editedName } from '#texts/office/goods/label.ts'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'

/** Old or new values of what was typed into the grid, each with the name of its field. */
export function GridValues({ values }: { values: Readonly<Record<string, unknown>> }) {
  const [say, language] = [useWords(), useLanguage()]
  const words = Object.entries(values).map(([field, value]) => {
    const written = writtenInGrid(field as GridField, value as GridValue, wordsIn(language))
    return `${say(editedName(field))} ${written === '' ? say(bulkTexts.empty) : written}`
  })
  return <span className="figures">{words.join('・')}</span>
}
