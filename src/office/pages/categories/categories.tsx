import { useSearch } from '@tanstack/react-router'
import { ArrowLeft, Eye, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CategoryTree } from '#contract/office/api/goods/categories.ts'
import type { Category } from '#rules/catalog/categories/category-tree.ts'
import { menuKinds, type MenuKind } from '#rules/catalog/menus/menu.ts'
import { menuNames, menusTexts } from '#texts/office/goods/menus.ts'
import { categoriesTexts } from '#texts/office/goods/categories.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { useDialog } from '../../data/address/use-dialog.ts'
import { useMenu } from '../../data/categories/use-menu.ts'
import { toSave, useSaveTree, useTree } from '../../data/categories/use-tree.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'
import { useOffice } from '../../data/office.tsx'
import { officePaths, type CategoriesSearch } from '../../data/paths.ts'
import { CategoryPane } from '../../features/categories/category-pane.tsx'
import { DraftBar } from '../../features/categories/draft-bar.tsx'
import { MenuEditor } from '../../features/categories/menus/menu-editor.tsx'
import { TreeList } from '../../features/categories/tree-list.tsx'
import { productValueText } from '../../features/products/list/filter-values.ts'
import { LoadProblem } from '../../features/frame/load-problem.tsx'
import { Opening } from '../../features/frame/opening.tsx'
import { MoreActions } from '../../ui/more-actions.tsx'
import { PageBar } from '../../features/frame/page-bar.tsx'
import { SearchField } from '../../ui/search-field.tsx'

const NewCategoryDialog = lazyLayer(() =>
  import('../../features/categories/new-category-dialog.tsx').then((file) => file.NewCategoryDialog),
)

const MenuPreview = lazyLayer(() => import('../../features/categories/menus/menu-preview.tsx').then((file) => file.MenuPreview))

/** The tree of categories, and the menus of the shop. */
export function CategoriesPage() {
  const { menu }: CategoriesSearch = useSearch({ strict: false })
  return menu ? <MenuOfShop kind={menu} /> : <TreeOfShop />
}

function MenuOfShop({ kind }: { kind: MenuKind }) {
  const say = useWords()
  const [, setAdds] = useDialog('new-entry')
  const { data, error, isPending, refetch } = useMenu(kind)
  return (
    <>
      <PageBar
        title={say(categoriesTexts.title)}
        actions={
          <>
            <MoreActions>
              <PreviewButton />
            </MoreActions>
            <Button kind="secondary" onClick={() => setAdds(true)}>
              <Plus size={16} aria-hidden="true" />
              {say(menusTexts.add)}
            </Button>
          </>
        }
      />
      <Views menu={kind} />
      {data && <MenuEditor key={kind} kind={kind} menu={data} />}
      {isPending && <Opening />}
      {!data && error && <LoadProblem error={error} onAgain={() => void refetch()} />}
    </>
  )
}

/** The tree, and each menu, at an address of its own. */
function Views({ menu }: { menu: MenuKind | undefined }) {
  const say = useWords()
  return (
    <nav className="views bare-scroll" aria-label={say(menusTexts.views)}>
      <PageLink href={officePaths.categories()} aria-current={menu === undefined ? 'page' : undefined}>
        {say(menusTexts.tree)}
      </PageLink>
      {menuKinds.map((kind) => (
        <PageLink key={kind} href={officePaths.categories({ menu: kind })} aria-current={menu === kind ? 'page' : undefined}>
          {say(menuNames[kind])}
        </PageLink>
      ))}
    </nav>
  )
}

function PreviewButton() {
  const say = useWords()
  const [shows, setShows] = useDialog('preview')
  return (
    <>
      <Button kind="secondary" onClick={() => setShows(true)}>
        <Eye size={16} aria-hidden="true" />
        {say(menusTexts.preview)}
      </Button>
      {shows && <MenuPreview onClose={() => setShows(false)} />}
    </>
  )
}

/** The tree of categories on the left, everything of one of them on the right; on a narrow screen one after the other. */
function TreeOfShop() {
  const { data, error, isPending, refetch } = useTree()
  if (isPending) return <Opening />
  if (data) return <Categories tree={data} />
  return <LoadProblem error={error} onAgain={() => void refetch()} />
}

function Categories({ tree }: { tree: CategoryTree }) {
  const say = useWords()
  const { id }: CategoriesSearch = useSearch({ strict: false })
  const save = useSaveTree()
  const office = useOffice()
  const keepDraft = (version: number) => office.categories.save({ version, categories: tree.categories.map(toSave) })
  const [words, setWords] = useState('')
  const [adds, setAdds] = useDialog('new')
  const { categories } = tree
  const chosen = categories.find((category) => category.id === id)
  const archived = categories.filter((category) => category.archived)
  const add = (category: Category) => save([...categories, category], say(categoriesTexts.savedDraft))
  return (
    <>
      <PageBar
        title={say(categoriesTexts.title)}
        before={
          chosen && (
            <PageLink href={officePaths.categories()} className="icon-button stock-back" aria-label={say(categoriesTexts.tree)}>
              <ArrowLeft size={18} aria-hidden="true" />
            </PageLink>
          )
        }
        actions={
          <>
            <MoreActions>
              <PreviewButton />
            </MoreActions>
            <Button kind="secondary" onClick={() => setAdds(true)}>
              <Plus size={16} aria-hidden="true" />
              {say(categoriesTexts.add)}
            </Button>
          </>
        }
      />
      <Views menu={undefined} />
      <DraftBar kind="categories" arrangement={tree} keepDraft={keepDraft} />
      <div className={classNames('categories-page', chosen && 'has-chosen')}>
        <div className="categories-tree">
          <div className="filters">
            <SearchField
              label={say(categoriesTexts.search)}
              hint={say(categoriesTexts.searchHint)}
              clear={say(categoriesTexts.clear)}
              words={words}
              onSearch={setWords}
            />
            <span className="dim">{say(categoriesTexts.how)}</span>
          </div>
          <TreeList categories={categories} chosen={chosen?.id ?? null} words={words} onSave={save} />
          {archived.length > 0 && (
            <details className="categories-archived">
              <summary>{say(categoriesTexts.archived)}</summary>
              <ul>
                {archived.map((category) => (
                  <li key={category.id}>
                    <PageLink className="category-name" href={officePaths.categories({ id: category.id })}>
                      {category.name_zh}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <div className="categories-chosen">
          {chosen ? (
            <CategoryPane key={chosen.id} category={chosen} categories={categories} nameOfValue={productValueText} onSave={save} />
          ) : (
            <EmptyState title={say(categoriesTexts.choose)} text={say(categoriesTexts.chooseHow)} />
          )}
        </div>
      </div>
      {adds && <NewCategoryDialog categories={categories} onAdd={add} onClose={() => setAdds(false)} />}
    </>
  )
}
