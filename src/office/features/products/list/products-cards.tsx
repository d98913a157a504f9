import type { OfficeProductRow } from '#contract/office/api/goods/products.ts'
import { productRow, productsTexts } from '#texts/office/goods/products.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import type { Selecting } from '../../../ui/table/table-column.ts'
import { ProductState } from '../product-state.tsx'
import { Amount, English, FreeStock, LacksAlt, LacksLabel, ProductPicture } from './product-columns.tsx'

/** The same list for a thumb: one product a card, the whole of it a link. */
export function ProductsCards({ rows, selecting }: { rows: readonly OfficeProductRow[]; selecting: Selecting | undefined }) {
  const say = useWords()
  return (
    <ul className="order-cards" aria-label={say(productsTexts.title)}>
      {rows.map((row) => (
        <li key={row.id} className="flex">
          {selecting && (
            <label className="card-select">
              <input
                type="checkbox"
                aria-label={say(productRow(row.name.zh))}
                checked={selecting.isSelected(String(row.id))}
                onChange={() => selecting.toggle(String(row.id), 'alone')}
              />
            </label>
          )}
          <PageLink href={officePaths.product(row.id)} className="order-card">
            <span className="flex items-center gap-3">
              <ProductPicture url={row.preview} />
              <b className="min-w-0 flex-1 font-semibold">{row.name.zh}</b>
              <ProductState state={row.state} />
            </span>
            <span className="flex items-center justify-between gap-3">
              <span className="dim">
                <Code>{row.barcode ?? String(row.id)}</Code>
              </span>
              <Amount amount={row.price} />
            </span>
            <span className="flex items-center justify-between gap-3">
              <span>
                <span className="dim">{say(productsTexts.free)} </span>
                <FreeStock free={row.free} />
              </span>
              {row.lacks_english && <English lacks />}
              {row.lacks_label && <LacksLabel />}
              {row.lacks_alt && <LacksAlt />}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
