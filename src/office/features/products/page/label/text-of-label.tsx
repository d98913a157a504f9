import type { LabelRequirementRow, OfficeProduct } from '#contract/office/api/goods/products.ts'
import type { LabelText } from '#rules/label/label-keys.ts'
import type { LabelField } from '#rules/label/missing-label.ts'
import { labelEditTexts, labelPageTexts, requiredBy } from '#texts/office/goods/label.ts'
import { Field } from '#ui/controls/field.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../../data/products/use-product-form.ts'
import { stateOfPair } from '../translations/open-translations.ts'
import { TranslationMark } from '../translations/translation-mark.tsx'

export type LabelProps = {
  product: OfficeProduct
  form: ProductForm
  mayWrite: boolean
  missing: readonly LabelField[]
  /** What the kind of goods needs, with the law that asks for it. */
  needed: readonly LabelRequirementRow[]
}

/** One text of a label in both languages, with how its English stands. */
export function TextOfLabel({ name, ...props }: LabelProps & { name: LabelText }) {
  return (
    <div className="text-pair">
      <div className="in-zh">
        <LabelInput name={`label.${name}_zh`} field={name} lines={2} {...props} />
      </div>
      <div className="in-en">
        <LabelInput name={`label.${name}_en`} lines={2} {...props} />
        <PairState name={name} {...props} />
      </div>
    </div>
  )
}

export function PairState({ name, ...typed }: Pick<LabelProps, 'product' | 'form'> & { name: string }) {
  return <TranslationMark state={stateOfPair(`label.${name}`, typed)} />
}

type LabelInputProps = LabelProps & {
  name: string
  /** Of which place of the label it is the Chinese, or all there is; the law may ask for it. */
  field?: LabelField
  lines?: number
  type?: 'number'
}

export function LabelInput({ name, field, lines = 1, type, form, mayWrite, needed }: LabelInputProps) {
  const say = useWords()
  const law = needed.find((each) => each.field === field)
  const hint = [law && say(requiredBy(law.source)), name in hints && say(hints[name as keyof typeof hints])]
  const common = {
    value: String(form.now[name] ?? ''),
    readOnly: !mayWrite,
    className: 'input',
    lang: name.endsWith('_en') ? 'en' : 'zh-Hant-TW',
    autoComplete: 'off',
  }
  return (
    <Field
      label={say(labelEditTexts[name] ?? { zh: name, en: name })}
      hint={hint.filter(Boolean).join(' ') || undefined}
      error={form.faults[`change.${name}`]}
    >
      {(tied) =>
        lines > 1 ? (
          <textarea rows={lines} maxLength={5000} {...common} {...tied} onChange={({ target }) => form.set(name, target.value)} />
        ) : (
          <input
            {...common}
            {...tied}
            {...(type && { type, min: 0, step: 'any', inputMode: 'decimal' as const })}
            onChange={({ target }) => form.set(name, target.value)}
          />
        )
      }
    </Field>
  )
}

const hints = {
  'label.ingredients_zh': labelPageTexts.ingredientsHow,
  'label.food_business_number': labelPageTexts.foodNumberHow,
} as const
