import { Pin } from 'lucide-react'
import type { CategoryRow, GoodsOfCategory } from '#contract/office/api/goods/categories.ts'
import { categorySortings, mostPinned, type Category, type CategorySorting } from '#rules/catalog/categories/category-tree.ts'
import { orderGoods } from '#rules/catalog/goods-order.ts'
import { inLanguage } from '#rules/locale.ts'
import { categoriesTexts, pinnedCount, pinOf, sortingChoices, unpinOf } from '#texts/office/goods/categories.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { GoodsPicture } from '../../ui/goods-picture.tsx'
import { moved } from '../../ui/moved.ts'
import { Sortable, SortableItem } from '../../ui/sortable.tsx'

type OrderProps = { category: CategoryRow; goods: readonly GoodsOfCategory[]; onSave: (said: Partial<Category>) => Promise<boolean> }

/** How the goods of a category are ordered: by hand or by a rule, some ahead of all others (CAT-03). */
export function GoodsOrder({ category, goods, onSave }: OrderProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { sorting, pinned } = category
  const nameOf = (product: GoodsOfCategory) => inLanguage(product.name, language)
  const facts = goods.map((product) => ({
    ...product,
    goods: product,
    name: nameOf(product),
    published_at: product.published_at === null ? null : Date.parse(product.published_at),
  }))
  const shown = orderGoods(facts, category).map((product) => product.goods)
  const pin = (id: number) => void onSave({ pinned: pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id] })
  const move = (from: number, to: number) => {
    const ids = moved(
      shown.map(({ id }) => id),
      from,
      to,
    )
    void onSave(
      sorting === 'hand'
        ? { ordered: ids, pinned: ids.filter((id) => pinned.includes(id)) }
        : { pinned: ids.filter((id) => pinned.includes(id)) },
    )
  }
  const movable = sorting === 'hand' ? shown : shown.filter(({ id }) => pinned.includes(id))
  return (
    <section className="grid gap-3">
      <div className="category-goods-head">
        <h3>{say(categoriesTexts.goods)}</h3>
        <span className="dim">{say(pinnedCount(pinned.length))}</span>
        <SelectField
          label={say(categoriesTexts.sorting)}
          value={sorting}
          choices={categorySortings.map((each) => ({ value: each, label: say(sortingChoices[each]) }))}
          onChange={({ target }) => void onSave({ sorting: target.value as CategorySorting })}
        />
      </div>
      {shown.length === 0 && <p className="dim">{say(categoriesTexts.noGoods)}</p>}
      <Sortable
        ids={movable.map(({ id }) => String(id))}
        nameOf={(id) =>
          shown
            .filter((product) => String(product.id) === id)
            .map(nameOf)
            .join('')
        }
        onMove={(from, to) => move(shown.indexOf(movable[from] as GoodsOfCategory), shown.indexOf(movable[to] as GoodsOfCategory))}
        layout="list"
      >
        <ul className="category-goods">
          {shown.map((product) => (
            <GoodsRow
              key={product.id}
              product={product}
              name={nameOf(product)}
              isMovable={movable.includes(product)}
              isPinned={pinned.includes(product.id)}
              mayPin={pinned.length < mostPinned}
              onPin={() => pin(product.id)}
            />
          ))}
        </ul>
      </Sortable>
    </section>
  )
}

type RowProps = { product: GoodsOfCategory; name: string; isMovable: boolean; isPinned: boolean; mayPin: boolean; onPin: () => void }

function GoodsRow({ product, name, isMovable, isPinned, mayPin, onPin }: RowProps) {
  const say = useWords()
  const row = (
    <>
      <GoodsPicture url={product.preview} />
      <span className="category-goods-name">
        {name}
        {product.sold_out && <small className="dim">{say(categoriesTexts.soldOut)}</small>}
        {product.by_rule && <small className="dim">{say(categoriesTexts.byRule)}</small>}
      </span>
      <IconButton
        label={say(isPinned ? unpinOf(name) : pinOf(name))}
        aria-pressed={isPinned}
        disabled={!isPinned && !mayPin}
        onClick={onPin}
      >
        <Pin size={16} aria-hidden="true" fill={isPinned ? 'currentColor' : 'none'} />
      </IconButton>
    </>
  )
  if (!isMovable) return <li className="category-goods-row">{row}</li>
  return (
    <SortableItem id={String(product.id)} name={name} className="category-goods-row">
      {(grip) => (
        <>
          {grip}
          {row}
        </>
      )}
    </SortableItem>
  )
}
