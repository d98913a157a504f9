import { nutrients } from '#rules/label/label-kinds.ts'
import { labelEditTexts, labelPageTexts } from '#texts/office/goods/label.ts'
import { labelFieldTexts, labelHeadings, netUnitTexts, nutrientTexts, nutrientUnits, per100Text } from '#texts/shared/label.ts'
import { Switch } from '#ui/controls/choices.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { LabelInput, type LabelProps } from './text-of-label.tsx'

const columns = ['per_serving', 'per_100'] as const

/** The eight rows of the nutrition table, of a serving and of a hundred; some goods are exempt. */
export function NutritionFields(props: LabelProps) {
  const say = useWords()
  const { form, mayWrite } = props
  const isExempt = form.now['label.nutrition_exempt'] === true
  const unit = form.now['label.nutrition.unit'] === 'mL' ? 'mL' : 'g'
  return (
    <fieldset className="label-nutrition">
      <legend>{say(labelFieldTexts.nutrition)}</legend>
      <label className="nutrition-exempt">
        <Switch
          label={say(labelPageTexts.exempt)}
          checked={isExempt}
          disabled={!mayWrite}
          onChange={({ target }) => form.set('label.nutrition_exempt', target.checked)}
        />
        <span>{say(labelPageTexts.exempt)}</span>
      </label>
      {!isExempt && (
        <>
          <div className="label-facts">
            <LabelInput name="label.nutrition.serving" field="nutrition" type="number" {...props} />
            <SelectField
              label={say(labelEditTexts['label.nutrition.unit'] ?? labelPageTexts.unit)}
              disabled={!mayWrite}
              value={unit}
              choices={(['g', 'mL'] as const).map((value) => ({ value, label: say(netUnitTexts[value]) }))}
              onChange={({ target }) => form.set('label.nutrition.unit', target.value)}
            />
            <LabelInput name="label.nutrition.servings" type="number" {...props} />
          </div>
          <table className="inner-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="hidden-text">{say(labelFieldTexts.nutrition)}</span>
                </th>
                <th scope="col">{say(labelHeadings.perServing)}</th>
                <th scope="col">{say(per100Text(netUnitTexts[unit]))}</th>
              </tr>
            </thead>
            <tbody>
              {nutrients.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    {say(nutrientTexts[name])} <span className="dim">{say(nutrientUnits[name])}</span>
                  </th>
                  {columns.map((by) => (
                    <td key={by}>
                      <Figure name={`label.nutrition.${by}.${name}`} {...props} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </fieldset>
  )
}

function Figure({ name, form, mayWrite }: LabelProps & { name: string }) {
  const say = useWords()
  return (
    <input
      className="input"
      type="number"
      min={0}
      step="any"
      inputMode="decimal"
      aria-label={say(labelEditTexts[name] ?? { zh: name, en: name })}
      aria-invalid={form.faults[`change.${name}`] !== undefined}
      readOnly={!mayWrite}
      value={String(form.now[name] ?? '')}
      onChange={({ target }) => form.set(name, target.value)}
    />
  )
}
