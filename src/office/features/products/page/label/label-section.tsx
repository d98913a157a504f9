import { useQuery } from '@tanstack/react-query'
import { Tag, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { LabelRequirementRow, OfficeProduct } from '#contract/office/api/goods/products.ts'
import { labelTexts } from '#rules/label/label-keys.ts'
import { labelKinds, returnRights, type LabelKind } from '#rules/label/label-kinds.ts'
import { missingLabel, type LabelField } from '#rules/label/missing-label.ts'
import { labelPageTexts, stillMissing } from '#texts/office/goods/label.ts'
import { labelFieldTexts, labelKindTexts, returnRightTexts } from '#texts/shared/label.ts'
import { joinWords } from '#texts/shared/format.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import type { ProductForm } from '../../../../data/products/use-product-form.ts'
import { SharedMark } from '../shared-mark.tsx'
import { ShownLanguage } from '../shown-language.tsx'
import { AllergenField } from './allergen-field.tsx'
import { FactsOfLabel } from './facts-of-label.tsx'
import { labelOf, shelfLifeOf } from './label-values.ts'
import { NutritionFields } from './nutrition-fields.tsx'
import { TextOfLabel, type LabelProps } from './text-of-label.tsx'
import { headingOf } from '../sections/product-sections.ts'

/** What the law asks for on the label of goods, in both languages side by side (GDS-12, GDS-37 to GDS-44). */
export function LabelSection({ product, form, mayWrite }: { product: OfficeProduct; form: ProductForm; mayWrite: boolean }) {
  const say = useWords()
  const [shown, setShown] = useState<'zh' | 'en'>('zh')
  const requirements = useRequirements()
  const kind = String(form.now['label_kind']) as LabelKind
  const missing = missingLabel(saidIn(form), requirements)
  const needed = requirements.filter(({ label_kind }) => label_kind === kind)
  const fields: LabelProps = { product, form, mayWrite, missing, needed }
  return (
    <section className="office-panel">
      <header>
        <h2 {...headingOf('label')}>{say(labelPageTexts.title)}</h2>
        <SharedMark product={product} field="label" mayWrite={mayWrite} />
        <ShownLanguage legend={say(labelPageTexts.languages)} name="label-language" shown={shown} onShow={setShown} />
      </header>
      <div className="body grid gap-5">
        <div className="label-facts">
          <SelectField
            label={say(labelPageTexts.kind)}
            hint={say(labelPageTexts.kindHow)}
            disabled={!mayWrite}
            value={kind}
            choices={labelKinds.map((value) => ({ value, label: say(labelKindTexts[value]) }))}
            onChange={({ target }) => form.set('label_kind', target.value)}
          />
          <SelectField
            label={say(labelPageTexts.returns)}
            hint={say(labelPageTexts.returnsHow)}
            disabled={!mayWrite}
            value={String(form.now['return_right'])}
            choices={returnRights.map((value) => ({ value, label: say(returnRightTexts[value]) }))}
            onChange={({ target }) => form.set('return_right', target.value)}
          />
        </div>
        {kind !== 'none' && (
          <>
            <Completeness missing={missing} />
            <div className="text-pairs" data-shown={shown}>
              {labelTexts.map((name) => (
                <TextOfLabel key={name} name={name} {...fields} />
              ))}
            </div>
            <FactsOfLabel shown={shown} {...fields} />
            <AllergenField {...fields} />
            {(kind === 'food' || kind === 'health_food') && <NutritionFields {...fields} />}
          </>
        )}
      </div>
    </section>
  )
}

function Completeness({ missing }: { missing: readonly LabelField[] }) {
  const [say, language] = [useWords(), useLanguage()]
  if (missing.length === 0)
    return (
      <p className="state done" role="status">
        <Tag size={15} aria-hidden="true" /> {say(labelPageTexts.complete)}
      </p>
    )
  const names = joinWords(
    missing.map((field) => say(labelFieldTexts[field])),
    language,
  )
  return (
    <p className="label-missing" role="status">
      <TriangleAlert size={15} aria-hidden="true" />
      <span>
        <b>{say(stillMissing(missing.length))}</b> {names}
      </span>
    </p>
  )
}

/** The label as the form says it now, for the rule. */
function saidIn(form: ProductForm) {
  const { shelf_life_days: days, shelf_life_months: months } = shelfLifeOf(form.now)
  const arrival = String(form.now['arrival_days'] ?? '').trim()
  return {
    label_kind: String(form.now['label_kind']) as LabelKind,
    label: labelOf(form.now),
    shelf_life_days: months ?? days ?? null,
    arrival_days: arrival === '' ? null : Number(arrival),
  }
}

const none: readonly LabelRequirementRow[] = []

function useRequirements() {
  const { products } = useOffice()
  const { data } = useQuery({
    queryKey: ['label requirements'],
    queryFn: ({ signal }) => products.labelRequirements({}, { signal }),
    staleTime: 600_000,
  })
  return data?.requirements ?? none
}
