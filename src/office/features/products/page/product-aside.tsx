import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { inLanguage } from '#rules/locale.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { formatNumber, joinWords } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../../data/address/use-dialog.ts'
import { officePaths } from '../../../data/paths.ts'
import { useMay } from '../../../data/use-me.ts'
import { Code } from '../../../ui/code.tsx'
import { SharedMark } from './shared-mark.tsx'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'
import { headingOf } from './sections/product-sections.ts'

const CategoriesDialog = lazyLayer(() => import('./categories-dialog.tsx').then((file) => file.CategoriesDialog))

/** Beside the texts: what can be sold, and where it stands. */
export function ProductAside({ product, mayWrite }: { product: OfficeProduct; mayWrite: boolean }) {
  return (
    <>
      <Stock product={product} />
      <Categories product={product} mayWrite={mayWrite} />
    </>
  )
}

function Stock({ product }: { product: OfficeProduct }) {
  const [say, language] = [useWords(), useLanguage()]
  const may = useMay()
  const facts = [
    [productPageTexts.free, product.free],
    [productPageTexts.reserved, product.reserved],
    [productPageTexts.onShelf, product.stock],
    [productPageTexts.sold, product.sold_30d],
  ] as const
  return (
    <section className="office-panel">
      <header>
        <h2 {...headingOf('stock')}>{say(productPageTexts.stock)}</h2>
        {product.shelf !== null && (
          <span className="dim">
            {say(productPageTexts.shelf)} <Code>{product.shelf}</Code>
          </span>
        )}
        {may('stock.view') && (
          <PageLink className="row-link" href={officePaths.stockOf(product.id)}>
            {say(productPageTexts.ledger)}
          </PageLink>
        )}
      </header>
      <dl className="stock-facts">
        {facts.map(([label, count]) => (
          <div key={label.en}>
            <dt className="dim">{say(label)}</dt>
            <dd className="figures">{formatNumber(count, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Categories({ product, mayWrite }: { product: OfficeProduct; mayWrite: boolean }) {
  const [say, language] = [useWords(), useLanguage()]
  const [asking, setAsking] = useDialog('categories')
  return (
    <section className="office-panel">
      <header>
        <h2 {...headingOf('categories')}>{say(productPageTexts.categories)}</h2>
        {mayWrite && (
          <Button kind="ghost" size="small" onClick={() => setAsking(true)}>
            {say(productPageTexts.editCategories)}
          </Button>
        )}
      </header>
      <div className="body grid gap-2">
        <SharedMark product={product} field="categories" mayWrite={mayWrite} />
        <p>
          {product.categories.length === 0 ? (
            <span className="dim">{say(productPageTexts.noCategories)}</span>
          ) : (
            joinWords(
              product.categories.map(({ name }) => inLanguage(name, language)),
              language,
            )
          )}
        </p>
      </div>
      {asking && mayWrite && <CategoriesDialog product={product} onClose={() => setAsking(false)} />}
    </section>
  )
}
