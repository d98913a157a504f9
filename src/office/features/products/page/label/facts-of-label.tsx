import { labelNames } from '#rules/label/label-keys.ts'
import { netUnits, originCountries } from '#rules/label/label-kinds.ts'
import type { LabelField } from '#rules/label/missing-label.ts'
import type { Text } from '#rules/locale.ts'
import { labelEditTexts, labelPageTexts, requiredBy } from '#texts/office/goods/label.ts'
import { countryTexts, labelFieldTexts, netUnitTexts } from '#texts/shared/label.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import { LabelInput, PairState, type LabelProps } from './text-of-label.tsx'

const fieldOfName = { maker_name: 'maker', maker_address: 'maker', firm_name: 'firm', firm_address: 'firm' } as const

/** Whose goods they are, where they come from, how much is in them and how long they keep. */
export function FactsOfLabel({ shown, ...props }: LabelProps & { shown: 'zh' | 'en' }) {
  return (
    <>
      <div className="label-facts">
        <Choice name="label.maker_role" texts={{ maker: labelPageTexts.maker, importer: labelPageTexts.importer }} {...props} />
        <Choice name="label.origin" field="origin" texts={countryTexts} values={originCountries} {...props} />
      </div>
      <div className="text-pairs" data-shown={shown}>
        {labelNames.map((name) => (
          <div key={name} className="text-pair">
            <div className="in-zh">
              <LabelInput name={`label.${name}_zh`} field={fieldOfName[name]} {...props} />
            </div>
            <div className="in-en">
              <LabelInput name={`label.${name}_en`} {...props} />
              <PairState name={name} {...props} />
            </div>
          </div>
        ))}
      </div>
      <div className="label-facts">
        <LabelInput name="label.maker_phone" field="maker" {...props} />
        <LabelInput name="label.firm_phone" field="firm" {...props} />
        <LabelInput name="label.food_business_number" field="food_business_number" {...props} />
        <LabelInput name="label.permit_number" field="permit_number" {...props} />
        <LabelInput name="label.net_amount" field="net_content" type="number" {...props} />
        <Choice name="label.net_unit" texts={netUnitTexts} values={netUnits} {...props} />
        <ShelfLife {...props} />
        <LabelInput name="label.opened_months" type="number" {...props} />
      </div>
    </>
  )
}

/** How long they keep; the stock goes by the same days. */
function ShelfLife({ form, mayWrite, needed }: LabelProps) {
  const say = useWords()
  const lawOf = (field: LabelField) => needed.find((each) => each.field === field)?.source
  const asked = (field: LabelField, more?: Text) => {
    const law = lawOf(field)
    return [law && say(requiredBy(law)), more && say(more)].filter(Boolean).join(' ') || undefined
  }
  const figure = { type: 'number', inputMode: 'numeric', min: 1, readOnly: !mayWrite } as const
  return (
    <>
      <TextField
        label={say(labelFieldTexts.shelf_life)}
        hint={asked('shelf_life')}
        error={form.faults['change.shelf_life_days'] ?? form.faults['change.shelf_life_months']}
        {...figure}
        value={String(form.now['shelf_life'] ?? '')}
        onChange={({ target }) => form.set('shelf_life', target.value)}
      />
      <SelectField
        label={say(labelEditTexts['shelf_life_unit'] ?? labelPageTexts.unit)}
        disabled={!mayWrite}
        value={String(form.now['shelf_life_unit'])}
        choices={[
          { value: 'months', label: say(labelPageTexts.months) },
          { value: 'days', label: say(labelPageTexts.days) },
        ]}
        onChange={({ target }) => form.set('shelf_life_unit', target.value)}
      />
      <TextField
        label={say(labelFieldTexts.arrival_days)}
        hint={asked('arrival_days', labelPageTexts.arrivalHow)}
        error={form.faults['change.arrival_days']}
        {...figure}
        value={String(form.now['arrival_days'] ?? '')}
        onChange={({ target }) => form.set('arrival_days', target.value)}
      />
    </>
  )
}

type ChoiceProps = LabelProps & {
  name: string
  field?: LabelField
  texts: Readonly<Record<string, Text>>
  values?: readonly string[]
}

function Choice({ name, field, texts, values = Object.keys(texts), form, mayWrite, needed }: ChoiceProps) {
  const say = useWords()
  const law = needed.find((each) => each.field === field)
  return (
    <SelectField
      label={say(labelEditTexts[name] ?? { zh: name, en: name })}
      hint={law && say(requiredBy(law.source))}
      error={form.faults[`change.${name}`]}
      disabled={!mayWrite}
      value={String(form.now[name] ?? '')}
      choices={[
        { value: '', label: say(labelPageTexts.notChosen) },
        ...values.map((value) => ({ value, label: say(texts[value] ?? { zh: value, en: value }) })),
      ]}
      onChange={({ target }) => form.set(name, target.value)}
    />
  )
}
