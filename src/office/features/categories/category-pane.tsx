import { Archive } from 'lucide-react'
import type { CategoryRow } from '#contract/office/api/goods/categories.ts'
import { archiveInTree, bringBackInTree, type Category } from '#rules/catalog/categories/category-tree.ts'
import { archivedDone, categoriesTexts } from '#texts/office/goods/categories.ts'
import { categoryRuleTexts } from '#texts/office/goods/category-rule.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useGoodsOfCategory } from '../../data/categories/use-tree.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { CategoryForm } from './category-form.tsx'
import { GoodsOrder } from './goods-order.tsx'
import type { NameOfValue } from './rule-dialog.tsx'

const RuleDialog = lazyLayer(() => import('./rule-dialog.tsx').then((file) => file.RuleDialog))
const ArchiveDialog = lazyLayer(() => import('./archive-dialog.tsx').then((file) => file.ArchiveDialog))

type PaneProps = {
  category: CategoryRow
  categories: readonly CategoryRow[]
  nameOfValue: NameOfValue
  onSave: (wanted: readonly Category[], message: string) => Promise<boolean>
}

/** Everything of one category. */
export function CategoryPane({ category, categories, nameOfValue, onSave }: PaneProps) {
  const say = useWords()
  const [archives, setArchives] = useDialog('archive')
  const [rules, setRules] = useDialog('rule')
  const { data } = useGoodsOfCategory(category.id)
  const change = (said: Partial<Category>) =>
    onSave(
      categories.map((each) => (each.id === category.id ? { ...each, ...said } : each)),
      say(categoriesTexts.savedDraft),
    )
  const bringBack = () => onSave(bringBackInTree(categories, category.id), say(categoriesTexts.savedDraft))
  const archive = (leadsTo: number) => onSave(archiveInTree(categories, { id: category.id, leadsTo }), say(archivedDone(category.name_zh)))
  return (
    <div className="category-pane">
      <header className="category-head">
        <h2>{category.name_zh}</h2>
        {category.archived ? (
          <Button kind="secondary" size="small" onClick={() => void bringBack()}>
            {say(categoriesTexts.bringBack)}
          </Button>
        ) : (
          <Button kind="ghost" size="small" onClick={() => setArchives(true)}>
            <Archive size={16} aria-hidden="true" />
            {say(categoriesTexts.archive)}
          </Button>
        )}
      </header>
      {!category.archived && (
        <>
          <CategoryForm key={category.id} category={category} onSave={change} />
          <section className="category-head">
            <h3>{say(categoryRuleTexts.title)}</h3>
            <Button kind="secondary" size="small" onClick={() => setRules(true)}>
              {say(categoryRuleTexts.edit)}
            </Button>
            {category.rule === null && <p className="dim">{say(categoryRuleTexts.none)}</p>}
          </section>
          <GoodsOrder category={category} goods={data?.goods ?? []} onSave={change} />
        </>
      )}
      {rules && !category.archived && (
        <RuleDialog category={category} nameOfValue={nameOfValue} onKeep={(rule) => change({ rule })} onClose={() => setRules(false)} />
      )}
      {archives && !category.archived && (
        <ArchiveDialog category={category} categories={categories} onArchive={archive} onClose={() => setArchives(false)} />
      )}
    </div>
  )
}
