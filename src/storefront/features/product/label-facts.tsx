import type { ReactNode } from 'react'
import type { ProductLabel } from '#contract/shared/product-label.ts'
import { paths } from '#contract/shop/paths.ts'
import { nutrients } from '#rules/label/label-kinds.ts'
import type { Text } from '#rules/locale.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { labelFieldTexts, labelHeadings, netUnitTexts, nutrientTexts, nutrientUnits, per100Text, servingText } from '#texts/shared/label.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
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
            {fact.name === 'ingredients' ? <Ingredients words={fact.words} known={label.known_ingredients} /> : fact.words}
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

/** The words as they stand; what has a page leads there. */
function Ingredients({ words, known }: { words: string; known: ProductLabel['known_ingredients'] }) {
  const language = useLanguage()
  const parts: ReactNode[] = []
  let from = 0
  for (const { text, slug } of known) {
    const at = words.indexOf(text, from)
    if (at === -1) continue
    parts.push(
      words.slice(from, at),
      <PageLink key={at} href={paths.ingredient(language, slug)}>
        {text}
      </PageLink>,
    )
    from = at + text.length
  }
  return [...parts, words.slice(from)]
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
