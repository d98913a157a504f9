import { Plus } from 'lucide-react'
import { useState } from 'react'
import { countOfIngredients, ingredientsTexts } from '#texts/office/goods/ingredients.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialogAbout } from '../../data/address/use-dialog.ts'
import { ingredientsNamed, useIngredients } from '../../data/ingredients/use-ingredients.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useMay } from '../../data/use-me.ts'
import { WayToProducts } from '../../features/families/way-to-products.tsx'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { IngredientRows } from '../../features/ingredients/ingredient-rows.tsx'
import { UnknownNames } from '../../features/ingredients/unknown-names.tsx'
import { SearchField } from '../../ui/search-field.tsx'

const dialogs = () => import('../../features/ingredients/ingredient-dialog.tsx')
const NewIngredientDialog = lazyLayer(() => dialogs().then((file) => file.NewIngredientDialog))
const IngredientDialog = lazyLayer(() => dialogs().then((file) => file.IngredientDialog))
const MergeDialog = lazyLayer(() => import('../../features/ingredients/merge-dialog.tsx').then((file) => file.MergeDialog))
const AliasDialog = lazyLayer(() => import('../../features/ingredients/alias-dialog.tsx').then((file) => file.AliasDialog))

/** What products are made of under one name each, and the names on labels that nobody knows yet (GDS-42). */
export function IngredientsPage() {
  const [say, language] = [useWords(), useLanguage()]
  const mayWrite = useMay()('products.texts')
  const [words, setWords] = useState('')
  const [edited, edit] = useDialogAbout('ingredient')
  const [merged, merge] = useDialogAbout('merge')
  const [added, add] = useDialogAbout('new')
  const [alias, setAlias] = useDialogAbout('alias')
  const { data } = useIngredients()
  return (
    <>
      <PageBar
        title={say(ingredientsTexts.title)}
        before={<WayToProducts />}
        actions={
          mayWrite && (
            <Button size="small" onClick={() => add('+')}>
              <Plus size={16} aria-hidden="true" />
              {say(ingredientsTexts.add)}
            </Button>
          )
        }
      >
        <span className="dim text-[13px]" role="status">
          {data && say(countOfIngredients(formatNumber(data.ingredients.length, language)))}
        </span>
      </PageBar>
      <UnknownNames mayWrite={mayWrite} onAdd={add} onAlias={setAlias} />
      <div className="filters">
        <SearchField
          label={say(ingredientsTexts.search)}
          hint={say(ingredientsTexts.searchHint)}
          clear={say(ingredientsTexts.clear)}
          words={words}
          onSearch={setWords}
        />
      </div>
      <Rows words={words} mayWrite={mayWrite} onEdit={edit} onMerge={merge} />
      {added !== null && mayWrite && <NewIngredientDialog key={added} name={added === '+' ? '' : added} onClose={() => add(null)} />}
      {edited !== null && mayWrite && <IngredientDialog key={edited} id={Number(edited)} onClose={() => edit(null)} />}
      {merged !== null && mayWrite && <MergeDialog key={merged} id={Number(merged)} onClose={() => merge(null)} />}
      {alias !== null && mayWrite && <AliasDialog key={alias} name={alias} onClose={() => setAlias(null)} />}
    </>
  )
}

type RowsProps = { words: string; mayWrite: boolean; onEdit: (id: number) => void; onMerge: (id: number) => void }

function Rows({ words, ...moves }: RowsProps) {
  const say = useWords()
  const { data, error, isPending, refetch } = useIngredients()
  if (isPending) return <Opening />
  if (!data) return <LoadProblem error={error} onAgain={() => void refetch()} />
  const rows = ingredientsNamed(data.ingredients, words)
  if (data.ingredients.length === 0) return <EmptyState title={say(ingredientsTexts.none)} text={say(ingredientsTexts.noneHow)} />
  if (rows.length === 0) return <EmptyState title={say(ingredientsTexts.notFound)} />
  return <IngredientRows rows={rows} {...moves} />
}
