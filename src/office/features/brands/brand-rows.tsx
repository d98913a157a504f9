import { useState } from 'react'
import type { BrandRow } from '#contract/office/api/goods/brands.ts'
import { productsAddress } from '#contract/office/products-address.ts'
import { inLanguage } from '#rules/locale.ts'
import { archiveBrand, bringBackBrand, brandsTexts, editBrand, productsOfBrand } from '#texts/office/goods/brands.ts'
import { formatNumber } from '#texts/shared/format.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageLink } from '#ui/controls/page-link.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useSaveBrand } from '../../data/brands/use-save-brand.ts'
import { useOffice } from '../../data/office.tsx'
import { Code } from '../../ui/code.tsx'

type RowsProps = { rows: readonly BrandRow[]; mayWrite: boolean; onEdit: (id: number) => void }

/** Brands in rows; on a narrow screen each is a block of its own. */
export function BrandRows({ rows, mayWrite, onEdit }: RowsProps) {
  const say = useWords()
  return (
    <ul className="brand-rows" aria-label={say(brandsTexts.title)}>
      {rows.map((brand) => (
        <li key={brand.id}>
          <Names brand={brand} />
          <Products brand={brand} />
          {mayWrite && <Moves brand={brand} onEdit={() => onEdit(brand.id)} />}
        </li>
      ))}
    </ul>
  )
}

function Names({ brand: { name, slug, archived } }: { brand: BrandRow }) {
  const [say, language] = [useWords(), useLanguage()]
  return (
    <span className="brand-name">
      <b>{inLanguage(name, language)}</b>
      {name.en !== name.zh && <span className="dim">{language === 'zh' ? name.en : name.zh}</span>}
      <Code>{slug}</Code>
      {archived && <span className="state stop pill">{say(brandsTexts.archived)}</span>}
    </span>
  )
}

function Products({ brand: { id, products, on_sale: onSale } }: { brand: BrandRow }) {
  const [say, language] = [useWords(), useLanguage()]
  const words = say(productsOfBrand(formatNumber(products, language), formatNumber(onSale, language)))
  if (products === 0) return <span className="dim">{words}</span>
  return <PageLink href={productsAddress({ brand: String(id) })}>{words}</PageLink>
}

function Moves({ brand, onEdit }: { brand: BrandRow; onEdit: () => void }) {
  const [say, language] = [useWords(), useLanguage()]
  const { brands } = useOffice()
  const saving = useSaveBrand()
  const [busy, setBusy] = useState(false)
  const name = inLanguage(brand.name, language)
  const turn = async () => {
    setBusy(true)
    // The texts do not stand in the list; what is put away is what stands there now.
    const found = await brands.find({ id: brand.id }).catch(() => null)
    const message = brand.archived ? brandsTexts.broughtBack : brandsTexts.putAway
    if (found) await saving.change({ ...found, before: found.said, said: { ...found.said, archived: !brand.archived }, message })
    setBusy(false)
  }
  return (
    <span className="brand-moves">
      <Button kind="ghost" size="small" aria-label={say(editBrand(name))} onClick={onEdit}>
        {say(brandsTexts.edit)}
      </Button>
      <Button
        kind="ghost"
        size="small"
        busy={busy}
        aria-label={say(brand.archived ? bringBackBrand(name) : archiveBrand(name))}
        onClick={() => void turn()}
      >
        {say(brand.archived ? brandsTexts.bringBack : brandsTexts.archive)}
      </Button>
    </span>
  )
}
