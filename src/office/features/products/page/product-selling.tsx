import type { ReactNode } from 'react'
import { shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import { temperatures } from '#rules/temperature.ts'
import { proposalTexts } from '#texts/office/goods/product/price-proposals.ts'
import { productFieldTexts, productPageTexts } from '#texts/office/goods/product-page.ts'
import { flagTexts, temperatureDoes } from '#texts/office/goods/products.ts'
import { controlTexts } from '#texts/shared/controls.ts'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Switch } from '#ui/controls/choices.tsx'
import { useWords } from '#ui/words/words.ts'
import type { ProductForm } from '../../../data/products/use-product-form.ts'
import { flagFields } from './form-values.ts'
import { headingOf } from './sections/product-sections.ts'

const amounts = [
  'origin_price',
  'price',
  'first_purchase_price',
  'shopping_point_price',
  'max_qty',
  'member_limit',
  'member_limit_days',
] as const
const hints = {
  first_purchase_price: productPageTexts.noFirst,
  shopping_point_price: productPageTexts.noPoints,
  member_limit: productPageTexts.noMemberLimit,
} as const

type SellingProps = {
  form: ProductForm
  mayPrice: boolean
  mayWrite: boolean
  /** Prices that wait for somebody's yes. */
  proposals?: ReactNode
}

/** Prices, limits and flags; each flag with what it does (GDS-23). Who may not set prices proposes them (GDS-52), and sees the rest. */
export function ProductSelling({ form, mayPrice, mayWrite, proposals }: SellingProps) {
  const say = useWords()
  const isOpen = (name: string) => mayPrice || (mayWrite && shelfPriceNames.some((price) => price === name))
  return (
    <section className="office-panel">
      <header>
        <h2 {...headingOf('prices')}>{say(productPageTexts.selling)}</h2>
        {!mayPrice && <span className="state wait pill">{say(mayWrite ? proposalTexts.onlyProposed : productPageTexts.onlySeen)}</span>}
      </header>
      <div className="body grid gap-5">
        {proposals}
        <div className="price-fields">
          {amounts.map((name) => (
            <TextField
              key={name}
              label={say(productFieldTexts[name])}
              hint={name in hints ? say(hints[name as keyof typeof hints]) : undefined}
              error={form.faults[`change.${name}`] ?? form.faults[name]}
              type="number"
              inputMode="numeric"
              min={0}
              readOnly={!isOpen(name)}
              value={String(form.now[name] ?? '')}
              onChange={({ target }) => form.set(name, target.value)}
            />
          ))}
          <SelectField
            label={say(productFieldTexts.temperature)}
            hint={say(temperatureDoes)}
            error={form.faults['temperature']}
            disabled={!mayPrice}
            value={String(form.now['temperature'])}
            choices={temperatures.map((value) => ({ value, label: say(controlTexts.temperatures[value]) }))}
            onChange={({ target }) => form.set('temperature', target.value)}
          />
        </div>
        {form.isProposing && (
          <TextField
            label={say(proposalTexts.reason)}
            hint={say(proposalTexts.reasonHow)}
            error={form.faults['reason']}
            maxLength={500}
            value={form.reason}
            onChange={({ target }) => form.setReason(target.value)}
          />
        )}
        <ul className="flag-list">
          {flagFields.map((flag) => (
            <li key={flag}>
              <span>
                <b>{say(flagTexts[flag].name)}</b>
                <span className="dim">{say(flagTexts[flag].does)}</span>
                {form.faults[flag] && <span className="error-text">{form.faults[flag]}</span>}
              </span>
              <Switch
                label={say(flagTexts[flag].name)}
                checked={form.now[flag] === true}
                disabled={!mayPrice}
                onChange={({ target }) => form.set(flag, target.checked)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
