import { Plus, X } from 'lucide-react'
import type { FamilySaid } from '#contract/office/api/goods/families.ts'
import { mostAxes } from '#rules/catalog/families/family.ts'
import { familiesTexts } from '#texts/office/goods/families/families.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Checkbox, Segments } from '#ui/controls/choices.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { withAxes } from '../../data/families/family-form.ts'
import type { FamilyEditing } from '../../data/families/use-family-form.ts'

/** While its name is typed, an axis is known by its place. */
const axisKeys = ['first', 'second']

type NamesProps = { editing: FamilyEditing; mayWrite: boolean }
type Axis = FamilySaid['axes'][number]

/** What the family and its choices are called; one choice may be one of colours. */
export function FamilyNames({ editing, mayWrite }: NamesProps) {
  const say = useWords()
  const { now, set, faults } = editing
  const { said } = now
  const setAxis = (place: number, axis: Axis) =>
    set(
      withAxes(
        said,
        said.axes.map((each, at) => (at === place ? axis : { ...each, is_colour: each.is_colour && !axis.is_colour })),
      ),
    )
  return (
    <div className="family-names">
      <TextField
        label={say(familiesTexts.nameZh)}
        autoComplete="off"
        readOnly={!mayWrite}
        maxLength={120}
        error={faults['family.name_zh']}
        value={said.name_zh}
        onChange={({ target }) => set({ ...said, name_zh: target.value })}
      />
      <TextField
        label={say(familiesTexts.nameEn)}
        autoComplete="off"
        readOnly={!mayWrite}
        maxLength={160}
        error={faults['family.name_en']}
        value={said.name_en}
        onChange={({ target }) => set({ ...said, name_en: target.value })}
      />
      {said.axes.map((axis, place) => (
        <AxisFields
          key={axisKeys[place]}
          axis={axis}
          fault={faults[`family.axes.${place}.name.zh`] ?? faults[`family.axes.${place}`]}
          mayWrite={mayWrite}
          onChange={(changed) => setAxis(place, changed)}
          onRemove={
            said.axes.length > 1
              ? () =>
                  set(
                    withAxes(
                      said,
                      said.axes.filter((_, at) => at !== place),
                    ),
                  )
              : null
          }
        />
      ))}
      {mayWrite && said.axes.length < mostAxes && (
        <div>
          <Button
            kind="ghost"
            size="small"
            onClick={() => set(withAxes(said, [...said.axes, { name: familiesTexts.size, is_colour: false }]))}
          >
            <Plus size={16} aria-hidden="true" />
            {say(familiesTexts.addAxis)}
          </Button>
        </div>
      )}
      <ListedAs editing={editing} mayWrite={mayWrite} />
    </div>
  )
}

const wayTexts = { one: familiesTexts.listAsOne, each: familiesTexts.listAsEach }

/** Whether it takes one card in lists, or each of its products goes on having one (FAM-06). */
function ListedAs({ editing: { now, set }, mayWrite }: NamesProps) {
  const say = useWords()
  return (
    <div className="family-listed">
      <p className="label">{say(familiesTexts.listAs)}</p>
      {mayWrite ? (
        <Segments
          legend={say(familiesTexts.listAs)}
          name="list-as"
          value={now.said.list_as}
          segments={(['one', 'each'] as const).map((way) => ({ value: way, label: say(wayTexts[way]) }))}
          onChange={(way) => set({ ...now.said, list_as: way })}
        />
      ) : (
        <p>{say(wayTexts[now.said.list_as])}</p>
      )}
      <p className="dim text-[13px]">{say(familiesTexts.listAsHow)}</p>
    </div>
  )
}

type AxisProps = { axis: Axis; fault: string | undefined; mayWrite: boolean; onChange: (axis: Axis) => void; onRemove: (() => void) | null }

function AxisFields({ axis, fault, mayWrite, onChange, onRemove }: AxisProps) {
  const say = useWords()
  const name = (change: Partial<Axis['name']>) => onChange({ ...axis, name: { ...axis.name, ...change } })
  return (
    <fieldset className="family-axis-fields">
      <legend className="hidden-text">{say(familiesTexts.axes)}</legend>
      <TextField
        label={say(familiesTexts.axisZh)}
        autoComplete="off"
        readOnly={!mayWrite}
        maxLength={40}
        error={fault}
        value={axis.name.zh}
        onChange={({ target }) => name({ zh: target.value })}
      />
      <TextField
        label={say(familiesTexts.axisEn)}
        autoComplete="off"
        readOnly={!mayWrite}
        maxLength={40}
        value={axis.name.en}
        onChange={({ target }) => name({ en: target.value })}
      />
      <Checkbox checked={axis.is_colour} disabled={!mayWrite} onChange={({ target }) => onChange({ ...axis, is_colour: target.checked })}>
        {say(familiesTexts.isColour)}
      </Checkbox>
      {mayWrite && onRemove && (
        <IconButton label={say(familiesTexts.removeAxis)} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  )
}
