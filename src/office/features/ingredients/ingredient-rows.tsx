import type { IngredientRow } from '#contract/office/api/goods/ingredients.ts'
import { productsAddress } from '#contract/office/products-address.ts'
import { inLanguage } from '#rules/locale.ts'
import {
  editIngredient,
  ingredientsTexts,
  mergeIngredient,
  productsOfIngredient,
  removeIngredient,
} from '#texts/office/goods/ingredients.ts'
import { formatNumber, joinWords } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useSaveIngredient } from '../../data/ingredients/use-save-ingredient.ts'
import { useOffice } from '../../data/office.tsx'

type RowsProps = {
  rows: readonly IngredientRow[]
  mayWrite: boolean
  onEdit: (id: number) => void
  onMerge: (id: number) => void
}

/** Ingredients in rows; on a narrow screen each is a block of its own. */
export function IngredientRows({ rows, mayWrite, onEdit, onMerge }: RowsProps) {
  const say = useWords()
  return (
    <ul className="brand-rows of-ingredients" aria-label={say(ingredientsTexts.title)}>
      {rows.map((row) => (
        <li key={row.id}>
          <Names row={row} />
          <Products row={row} />
          {mayWrite && <Moves row={row} onEdit={() => onEdit(row.id)} onMerge={() => onMerge(row.id)} />}
        </li>
      ))}
    </ul>
  )
}

function Names({ row: { name, aliases } }: { row: IngredientRow }) {
  const language = useLanguage()
  return (
    <span className="brand-name">
      <b>{inLanguage(name, language)}</b>
      {name.en !== name.zh && <span className="dim">{language === 'zh' ? name.en : name.zh}</span>}
      {aliases.length > 0 && <span className="dim">{joinWords(aliases, language)}</span>}
    </span>
  )
}

function Products({ row: { id, products, on_sale: onSale } }: { row: IngredientRow }) {
  const [say, language] = [useWords(), useLanguage()]
  const words = say(productsOfIngredient(formatNumber(products, language), formatNumber(onSale, language)))
  if (products === 0) return <span className="dim">{words}</span>
  return <PageLink href={productsAddress({ ingredient: String(id) })}>{words}</PageLink>
}

type MovesProps = { row: IngredientRow; onEdit: () => void; onMerge: () => void }

function Moves({ row, onEdit, onMerge }: MovesProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { ingredients } = useOffice()
  const saving = useSaveIngredient()
  const name = inLanguage(row.name, language)
  const remove = async () => {
    // What is removed is what stands there now.
    const found = await ingredients.find({ id: row.id }).catch(() => null)
    if (found) await saving.remove({ id: row.id, version: found.version })
  }
  return (
    <span className="brand-moves">
      <Button kind="ghost" size="small" aria-label={say(editIngredient(name))} onClick={onEdit}>
        {say(ingredientsTexts.edit)}
      </Button>
      <Button kind="ghost" size="small" aria-label={say(mergeIngredient(name))} onClick={onMerge}>
        {say(ingredientsTexts.merge)}
      </Button>
      <Button kind="ghost" size="small" busy={saving.isSaving} aria-label={say(removeIngredient(name))} onClick={() => void remove()}>
        {say(ingredientsTexts.remove)}
      </Button>
    </span>
  )
}
