import { Check, ImageOff, Languages, Tag } from 'lucide-react'
import type { OfficeProductRow } from '#contract/office/api/goods/products.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { productPicturesTexts } from '#texts/office/goods/pictures.ts'
import { productsTexts } from '#texts/office/goods/products.ts'
import { formatNumber, formatTwd, joinWords } from '#texts/shared/format.ts'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { officePaths } from '../../../data/paths.ts'
import { Code } from '../../../ui/code.tsx'
import type { TableColumn } from '../../../ui/table/table-column.ts'
import { When } from '../../../ui/when.tsx'
import { ProductState } from '../product-state.tsx'

/** All columns of the list of products (GDS-01), as they begin. */
export const productColumns: readonly TableColumn<OfficeProductRow>[] = [
  { id: 'product', head: productsTexts.product, fixed: true, cell: (row) => <ProductCell row={row} /> },
  { id: 'number', head: productsTexts.number, sort: 'id', cell: ({ id }) => <Code>{String(id)}</Code> },
  { id: 'barcode', head: productsTexts.barcode, cell: ({ barcode }) => (barcode === null ? <None /> : <Code>{barcode}</Code>) },
  { id: 'state', head: productsTexts.state, cell: ({ state }) => <ProductState state={state} /> },
  { id: 'origin', head: productsTexts.originPrice, right: true, cell: ({ origin_price }) => <Amount amount={origin_price} /> },
  { id: 'price', head: productsTexts.price, right: true, sort: 'price', cell: ({ price }) => <Amount amount={price} /> },
  { id: 'free', head: productsTexts.free, right: true, cell: ({ free }) => <FreeStock free={free} /> },
  { id: 'category', head: productsTexts.category, fluid: true, cell: (row) => <Categories row={row} /> },
  { id: 'brand', head: productsTexts.brand, cell: ({ brand }) => <Name name={brand} /> },
  { id: 'family', head: productsTexts.family, cell: ({ family }) => <Name name={family} /> },
  { id: 'english', head: productsTexts.english, cell: ({ lacks_english }) => <English lacks={lacks_english} /> },
  { id: 'label', head: productsTexts.label, cell: ({ lacks_label }) => (lacks_label ? <LacksLabel /> : <None />) },
  { id: 'changed', head: productsTexts.changed, sort: 'changed', cell: ({ changed_at }) => <When at={changed_at} /> },
]

function None() {
  return <span className="dim">—</span>
}

function ProductCell({ row }: { row: OfficeProductRow }) {
  return (
    <PageLink href={officePaths.product(row.id)} className="product-link">
      <ProductPicture url={row.preview} />
      <span>{row.name.zh}</span>
      {row.lacks_alt && <LacksAlt />}
    </PageLink>
  )
}

/** Those who do not see the picture are told nothing of it (GDS-33). */
export function LacksAlt() {
  const say = useWords()
  return (
    <b className="lacks-alt" title={say(productPicturesTexts.lacksAlt)}>
      <ImageOff size={15} aria-hidden="true" />
      <span className="hidden-text">{say(productPicturesTexts.lacksAlt)}</span>
    </b>
  )
}

export function ProductPicture({ url }: { url: string }) {
  // A draft may have none yet.
  if (url === '') return <span className="goods-picture" aria-hidden="true" />
  return <img src={pictureAt(url, { width: 200, format: 'webp' })} alt="" width={32} height={32} loading="lazy" className="goods-picture" />
}

export function Amount({ amount }: { amount: number }) {
  return <span className="figures">{formatTwd(amount, useLanguage())}</span>
}

export function FreeStock({ free }: { free: number }) {
  const [say, language] = [useWords(), useLanguage()]
  if (free <= 0) return <span className="sold-out">{say(productsTexts.soldOut)}</span>
  return <span className="figures">{formatNumber(free, language)}</span>
}

function Name({ name }: { name: OfficeProductRow['family'] }) {
  const language = useLanguage()
  return name ? <span>{inLanguage(name, language)}</span> : <None />
}

function Categories({ row }: { row: OfficeProductRow }) {
  const language = useLanguage()
  const names = joinWords(
    row.categories.map((name) => inLanguage(name, language)),
    language,
  )
  return names === '' ? (
    <None />
  ) : (
    <span className="block truncate" title={names}>
      {names}
    </span>
  )
}

/** The law asks for more than its label says (GDS-41). */
export function LacksLabel() {
  return (
    <span className="state wait pill">
      <Tag size={14} aria-hidden="true" />
      {useWords()(productsTexts.lacksLabel)}
    </span>
  )
}

export function English({ lacks }: { lacks: boolean }) {
  const say = useWords()
  if (!lacks)
    return (
      <span className="dim" title={say(productsTexts.hasEnglish)}>
        <Check size={15} aria-hidden="true" />
        <span className="hidden-text">{say(productsTexts.hasEnglish)}</span>
      </span>
    )
  return (
    <span className="state wait pill">
      <Languages size={14} aria-hidden="true" />
      {say(productsTexts.lacksEnglish)}
    </span>
  )
}
