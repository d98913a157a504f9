import { Plus, X } from 'lucide-react'
import type { SavedView } from '#contract/office/api/lists.ts'
import { productsAddress, readProductsSearch, type ProductsSearch } from '#contract/office/products-address.ts'
import type { Text } from '#rules/locale.ts'
import { productsTexts, productStateTexts, stockLevelTexts } from '#texts/office/goods/products.ts'
import { listTexts } from '#texts/office/lists.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useProductViewsChanged } from '../../../data/products/use-product-views.ts'
import { useTellChange } from '../../../data/saving/tell-change.tsx'

const given: readonly { search: ProductsSearch; name: Text }[] = [
  { search: {}, name: productsTexts.all },
  { search: { state: 'on' }, name: productStateTexts.on },
  { search: { state: 'draft' }, name: productStateTexts.draft },
  { search: { state: 'off' }, name: productStateTexts.off },
  { search: { state: 'on', stock: 'sold_out' }, name: stockLevelTexts.sold_out },
  { search: { missing: 'english' }, name: productsTexts.lacksEnglish },
  { search: { state: 'on', missing: 'label' }, name: productsTexts.lacksLabel },
]

type ProductViewsProps = { search: ProductsSearch; saved: readonly SavedView[]; current: SavedView | undefined; onSave: () => void }

/** The views that come with the office, then those that were kept under a name; each has an address of its own. */
export function ProductViews({ search, saved, current, onSave }: ProductViewsProps) {
  const say = useWords()
  const here = productsAddress(search)
  return (
    <nav className="views bare-scroll" aria-label={say(productsTexts.views)}>
      {given.map(({ search: view, name }) => (
        <PageLink
          key={productsAddress(view)}
          href={productsAddress(view)}
          aria-current={!current && productsAddress(view) === here ? 'page' : undefined}
        >
          {say(name)}
        </PageLink>
      ))}
      {saved.map(({ id, name, query, by, is_own }) => (
        <PageLink
          key={id}
          href={productsAddress(readProductsSearch(query))}
          aria-current={current?.id === id ? 'page' : undefined}
          title={is_own ? undefined : by}
        >
          {name}
        </PageLink>
      ))}
      {current?.may_change && <PutAway view={current} />}
      <IconButton label={say(listTexts.saveView)} onClick={onSave}>
        <Plus size={16} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}

/** A view that is put away can be had back from the sentence that says so. */
function PutAway({ view: { id } }: { view: SavedView }) {
  const say = useWords()
  const { productViews } = useOffice()
  const changed = useProductViewsChanged()
  const tellChange = useTellChange()
  const putAway = async () => {
    await productViews.remove({ id })
    changed()
    tellChange({ message: say(productsTexts.viewPutAway), undo: () => productViews.restore({ id }).finally(changed) })
  }
  return (
    <IconButton label={say(productsTexts.putAway)} onClick={() => void putAway()}>
      <X size={15} aria-hidden="true" />
    </IconButton>
  )
}
