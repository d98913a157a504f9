import { allergens } from '#rules/label/label-kinds.ts'
import { labelPageTexts, requiredBy } from '#texts/office/goods/label.ts'
import { allergenTexts, labelFieldTexts } from '#texts/shared/label.ts'
import { Checkbox } from '#ui/controls/choices.tsx'
import { useWords } from '#ui/words/words.ts'
import type { LabelProps } from './text-of-label.tsx'

/** The eleven groups, or none of them; nothing chosen is not the same as none (GDS-39). */
export function AllergenField({ form, mayWrite, needed }: LabelProps) {
  const say = useWords()
  const chosen = String(form.now['label.allergens'] ?? '').split(',')
  const law = needed.find(({ field }) => field === 'allergens')
  const toggle = (allergen: string) => {
    const isChosen = chosen.includes(allergen)
    if (allergen === 'none') return form.set('label.allergens', isChosen ? '' : 'none')
    const next = allergens.filter((each) => each !== 'none' && (each === allergen ? !isChosen : chosen.includes(each)))
    form.set('label.allergens', next.join(','))
  }
  return (
    <fieldset className="label-allergens">
      <legend>{say(labelFieldTexts.allergens)}</legend>
      <p className="dim">
        {law && `${say(requiredBy(law.source))} `}
        {say(labelPageTexts.allergensHow)}
      </p>
      <div>
        {allergens.map((each) => (
          <Checkbox key={each} checked={chosen.includes(each)} disabled={!mayWrite} onChange={() => toggle(each)}>
            {say(allergenTexts[each])}
          </Checkbox>
        ))}
      </div>
      {form.faults['change.label.allergens'] && <p className="error-text">{form.faults['change.label.allergens']}</p>}
    </fieldset>
  )
}
