import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { pictureAt } from '#rules/catalog/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { productPageTexts } from '#texts/office/goods/product-page.ts'
import { formatNumber, joinWords } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useDialog } from '../../../data/address/use-dialog.ts'
import { Code } from '../../../ui/code.tsx'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const CategoriesDialog = lazyLayer(() => import('./categories-dialog.tsx').then((file) => file.CategoriesDialog))

/** Beside the texts: the pictures, what can be sold, and where it stands. */
export function ProductAside({ product, mayWrite }: { product: OfficeProduct; mayWrite: boolean }) {
  return (
    <>
      <Pictures product={product} />
      <Stock product={product} />
      <Categories product={product} mayWrite={mayWrite} />
    </>
  )
}

function Pictures({ product: { pictures } }: { product: OfficeProduct }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <section className="office-panel">
      <header>
        <h2>{say(productPageTexts.pictures)}</h2>
      </header>
      {pictures.length === 0 ? (
        <p className="body dim">{say(productPageTexts.noPictures)}</p>
      ) : (
        <ul className="body picture-list">
          {pictures.map(({ url, alt_zh: zh, alt_en: en }) => (
            <li key={url}>
              <img
                src={pictureAt(url, { width: 200, format: 'webp' })}
                alt={inLanguage({ zh, en: en || zh }, language)}
                width={92}
                height={92}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Stock({ product }: { product: OfficeProduct }) {
  const [say, language] = [useWords(), useLanguage()]
  const facts = [
    [productPageTexts.free, product.free],
    [productPageTexts.reserved, product.reserved],
    [productPageTexts.onShelf, product.stock],
    [productPageTexts.sold, product.sold_30d],
  ] as const
  return (
    <section className="office-panel">
      <header>
        <h2>{say(productPageTexts.stock)}</h2>
        {product.shelf !== null && (
          <span className="dim">
            {say(productPageTexts.shelf)} <Code>{product.shelf}</Code>
          </span>
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
        <h2>{say(productPageTexts.categories)}</h2>
        {mayWrite && (
          <Button kind="ghost" size="small" onClick={() => setAsking(true)}>
            {say(productPageTexts.editCategories)}
          </Button>
        )}
      </header>
      <p className="body">
        {product.categories.length === 0 ? (
          <span className="dim">{say(productPageTexts.noCategories)}</span>
        ) : (
          joinWords(
            product.categories.map(({ name }) => inLanguage(name, language)),
            language,
          )
        )}
      </p>
      {asking && mayWrite && <CategoriesDialog product={product} onClose={() => setAsking(false)} />}
    </section>
  )
}
