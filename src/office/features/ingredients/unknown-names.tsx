import { useState } from 'react'
import type { UnknownIngredient } from '#contract/office/api/goods/ingredients.ts'
import { inLanguage } from '#rules/locale.ts'
import { addIngredient, aliasOfIngredient, countOfUnknown, ingredientsTexts, productsWithName } from '#texts/office/goods/ingredients.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useUnknownIngredients } from '../../data/ingredients/use-ingredients.ts'
import { officePaths } from '../../data/paths.ts'

type UnknownProps = { mayWrite: boolean; onAdd: (name: string) => void; onAlias: (name: string) => void }

/** So many are shown at first. */
const shownFirst = 8

/** What labels name that nobody knows, the most frequent first, and what may become of it (GDS-42). */
export function UnknownNames(props: UnknownProps) {
  const [say, language] = [useWords(), useLanguage()]
  const [all, setAll] = useState(false)
  const { data } = useUnknownIngredients()
  if (!data) return null
  const rows = all ? data.names : data.names.slice(0, shownFirst)
  return (
    <section className="unknown-ingredients" aria-labelledby="unknown-ingredients">
      <h2 id="unknown-ingredients">
        {say(ingredientsTexts.unknown)} <span className="dim">{say(countOfUnknown(formatNumber(data.total, language)))}</span>
      </h2>
      <p className="dim">{say(data.total === 0 ? ingredientsTexts.allKnown : ingredientsTexts.unknownHow)}</p>
      <ul className="brand-rows" aria-labelledby="unknown-ingredients">
        {rows.map((row) => (
          <UnknownRow key={row.name} row={row} {...props} />
        ))}
      </ul>
      {rows.length < data.names.length && (
        <div className="p-4">
          <Button kind="secondary" size="small" onClick={() => setAll(true)}>
            {say(ingredientsTexts.more)}
          </Button>
        </div>
      )}
    </section>
  )
}

function UnknownRow({ row: { name, products, example }, mayWrite, onAdd, onAlias }: UnknownProps & { row: UnknownIngredient }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <li>
      <span className="brand-name">
        <b>{name}</b>
      </span>
      <span>
        <PageLink href={officePaths.product(example.id)} className="inline-flex min-h-[44px] min-w-[44px] items-center md:min-h-[28px]">
          {inLanguage(example.name, language)}
        </PageLink>
        {products > 1 && <span className="dim"> {say(productsWithName(formatNumber(products, language)))}</span>}
      </span>
      {mayWrite && (
        <span className="brand-moves">
          <Button kind="ghost" size="small" aria-label={say(aliasOfIngredient(name))} onClick={() => onAlias(name)}>
            {say(ingredientsTexts.asAlias)}
          </Button>
          <Button kind="ghost" size="small" aria-label={say(addIngredient(name))} onClick={() => onAdd(name)}>
            {say(ingredientsTexts.asNew)}
          </Button>
        </span>
      )}
    </li>
  )
}
