import type { ReactNode } from 'react'
import type { BulkKind } from '#rules/catalog/bulk/bulk-move.ts'
import { priceEndings } from '#rules/catalog/bulk/changed-price.ts'
import { productFlags } from '#rules/catalog/product-filter.ts'
import { inLanguage, type Text } from '#rules/locale.ts'
import { bulkTexts, endingTexts } from '#texts/office/goods/bulk.ts'
import { flagTexts } from '#texts/office/goods/products.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { brandsTexts } from '#texts/office/goods/brands.ts'
import { brandChoices, useBrands } from '../../../data/brands/use-brands.ts'
import { useCategories } from '../../../data/products/use-products.ts'
import type { BulkWishes } from './bulk-wishes.ts'

type FieldsProps = { wishes: BulkWishes; onChange: (wishes: BulkWishes) => void }

/** What a move needs to know. */
export function BulkFields(props: FieldsProps) {
  const fields: Readonly<Partial<Record<BulkKind, (props: FieldsProps) => ReactNode>>> = {
    price: PriceField,
    origin_price: PriceField,
    price_by_percent: PercentFields,
    price_by_amount: AmountField,
    flag: FlagFields,
    member_limit: LimitFields,
    brand: BrandField,
    add_to_category: CategoryField,
    remove_from_category: CategoryField,
    schedule: ScheduleFields,
  }
  const Fields = fields[props.wishes.kind]
  return Fields ? <Fields {...props} /> : null
}

function PriceField({ wishes, onChange }: FieldsProps) {
  const label = wishes.kind === 'price' ? bulkTexts.price : bulkTexts.originPrice
  return <Typed label={label} type="number" value={wishes.price} onType={(price) => onChange({ ...wishes, price })} />
}

function PercentFields({ wishes, onChange }: FieldsProps) {
  const say = useWords()
  return (
    <>
      <Typed label={bulkTexts.percent} type="number" value={wishes.percent} onType={(percent) => onChange({ ...wishes, percent })} />
      <SelectField
        label={say(bulkTexts.ending)}
        value={wishes.ending}
        choices={(['none', ...priceEndings] as const).map((ending) => ({ value: String(ending), label: say(endingTexts[ending]) }))}
        onChange={({ target }) => onChange({ ...wishes, ending: target.value })}
      />
    </>
  )
}

function AmountField({ wishes, onChange }: FieldsProps) {
  return <Typed label={bulkTexts.amount} type="number" value={wishes.amount} onType={(amount) => onChange({ ...wishes, amount })} />
}

function FlagFields({ wishes, onChange }: FieldsProps) {
  const say = useWords()
  return (
    <>
      <SelectField
        label={say(bulkTexts.flag)}
        value={wishes.flag}
        choices={productFlags.map((flag) => ({ value: flag, label: say(flagTexts[flag].name) }))}
        onChange={({ target }) => onChange({ ...wishes, flag: target.value })}
      />
      <SelectField
        label={say(bulkTexts.flagIs)}
        value={wishes.is}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: say(bulkTexts[value]) }))}
        onChange={({ target }) => onChange({ ...wishes, is: target.value })}
      />
    </>
  )
}

function LimitFields({ wishes, onChange }: FieldsProps) {
  return (
    <>
      <Typed label={bulkTexts.memberLimit} type="number" value={wishes.limit} onType={(limit) => onChange({ ...wishes, limit })} isLoose />
      <Typed
        label={bulkTexts.memberLimitDays}
        type="number"
        value={wishes.limitDays}
        onType={(days) => onChange({ ...wishes, limitDays: days })}
        isLoose
      />
    </>
  )
}

function BrandField({ wishes, onChange }: FieldsProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { data } = useBrands()
  return (
    <SelectField
      label={say(bulkTexts.brand)}
      placeholder={say(brandsTexts.noBrand)}
      value={wishes.brand}
      choices={brandChoices(data?.brands ?? [], { language, chosen: wishes.brand })}
      onChange={({ target }) => onChange({ ...wishes, brand: target.value })}
    />
  )
}

function CategoryField({ wishes, onChange }: FieldsProps) {
  const [say, language] = [useWords(), useLanguage()]
  const categories = useCategories()
  const choices = categories.map(({ id, parent_id: above, name }) => ({
    value: String(id),
    label: above === null ? inLanguage(name, language) : `— ${inLanguage(name, language)}`,
  }))
  return (
    <SelectField
      label={say(bulkTexts.category)}
      required
      value={wishes.category}
      choices={[{ value: '', label: '' }, ...choices]}
      onChange={({ target }) => onChange({ ...wishes, category: target.value })}
    />
  )
}

function ScheduleFields({ wishes, onChange }: FieldsProps) {
  const say = useWords()
  return (
    <>
      <p className="dim">{say(bulkTexts.onAtHow)}</p>
      <Typed label={bulkTexts.onAt} type="datetime-local" value={wishes.onAt} onType={(onAt) => onChange({ ...wishes, onAt })} isLoose />
      <Typed
        label={bulkTexts.offAt}
        type="datetime-local"
        value={wishes.offAt}
        onType={(offAt) => onChange({ ...wishes, offAt })}
        isLoose
      />
    </>
  )
}

type TypedProps = { label: Text; type: string; value: string; onType: (typed: string) => void; isLoose?: boolean }

function Typed({ label, type, value, onType, isLoose = false }: TypedProps) {
  const say = useWords()
  return (
    <TextField
      label={say(label)}
      type={type}
      step={type === 'number' ? 'any' : undefined}
      required={!isLoose}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
