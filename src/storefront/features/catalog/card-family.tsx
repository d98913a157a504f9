import './card-family.css'
import type { FamilyOnCard } from '#contract/shop/api/products.ts'
import { valuesOfFamily } from '#texts/shop/product.ts'
import { Swatch } from '#ui/pictures/swatch.tsx'
import { useWords } from '#ui/words/words.ts'

/** What a family comes in, at a glance: the first of its values, and how many more there are (FAM-06). */
export function CardFamily({ family: { axis, values, more } }: { family: FamilyOnCard }) {
  const say = useWords()
  return (
    <div className="card-family">
      <span className="hidden-text">{say(valuesOfFamily({ axis, count: values.length + more }))}</span>
      <span aria-hidden="true">
        {values.map(({ value, swatch }) => (swatch ? <Swatch key={value} swatch={swatch} /> : <i key={value}>{value}</i>))}
        {more > 0 && `+${more}`}
      </span>
    </div>
  )
}
