import { gridFields, type GridField } from '#rules/grid/grid-fields.ts'
import { gridTexts } from '#texts/office/goods/grid.ts'
import { productFieldTexts } from '#texts/office/goods/product-page.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type ColumnsProps = { fields: readonly GridField[]; onChoose: (fields: readonly GridField[]) => void; onClose: () => void }

/** Which fields stand in the grid; one at least. */
export function GridColumnsDialog({ fields, onChoose, onClose }: ColumnsProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(gridTexts.columns)}>
      <ul className="grid-columns">
        {gridFields.map((field) => {
          const isShown = fields.includes(field)
          return (
            <li key={field}>
              <Checkbox
                checked={isShown}
                disabled={isShown && fields.length === 1}
                onChange={() => onChoose(gridFields.filter((each) => (each === field ? !isShown : fields.includes(each))))}
              >
                {say(productFieldTexts[field])}
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
