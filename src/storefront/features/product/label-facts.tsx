import type { ReactNode } from 'react'
import type { ProductLabel } from '#contract/shared/product-label.ts'
import { nutrients } from '#rules/label/label-kinds.ts'
import type { Text } from '#rules/locale.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { labelFieldTexts, labelHeadings, netUnitTexts, nutrientTexts, nutrientUnits, per100Text, servingText } from '#texts/shared/label.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { labelWords, type LabelFact } from './label-words.ts'

/** What stands on the label as a list under fixed headings (GDS-43). Goods of which nothing is said have none. */
export function LabelFacts({ label }: { label: ProductLabel }) {
  const say = useWords()
  const facts = labelWords(label, useLanguage())
  return (
    <div className="prose read">
      <dl>
        {facts.map((fact) => (
          <Fact key={fact.name} heading={fact.heading} lang={fact.lang}>
            {fact.words}
          </Fact>
        ))}
      </dl>
      {label.nutrition && (
        <>
          <h3>{say(labelFieldTexts.nutrition)}</h3>
          <NutritionTable nutrition={label.nutrition} />
        </>
      )}
    </div>
  )
}

function Fact({ heading, lang, children }: Pick<LabelFact, 'heading' | 'lang'> & { children: ReactNode }) {
  return (
    <>
      <dt>{useWords()(heading)}</dt>
      <dd className="whitespace-pre-line" lang={lang}>
        {children}
      </dd>
    </>
  )
}

const columns = ['per_serving', 'per_100'] as const

function NutritionTable({ nutrition }: { nutrition: NonNullable<ProductLabel['nutrition']> }) {
  const [say, language] = [useWords(), useLanguage()]
  const unit: Text = netUnitTexts[nutrition.unit]
  const serving = formatNumber(nutrition.serving, language)
  const caption = servingText({ zh: `${serving} ${unit.zh}`, en: `${serving} ${unit.en}` }, formatNumber(nutrition.servings, language))
  return (
    <table>
      <caption>{say(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(labelFieldTexts.nutrition)}</th>
          <th scope="col">{say(labelHeadings.perServing)}</th>
          <th scope="col">{say(per100Text(unit))}</th>
        </tr>
      </thead>
      <tbody>
        {nutrients.map((name) => (
          <tr key={name}>
            <th scope="row">{say(nutrientTexts[name])}</th>
            {columns.map((by) => (
              <td key={by}>
                {formatNumber(nutrition[by][name], language)} {say(nutrientUnits[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether there is anything of a label to show. */
export function hasLabel(label: ProductLabel): boolean {
  return label.nutrition !== null || labelWords(label, 'zh').length > 0
}
