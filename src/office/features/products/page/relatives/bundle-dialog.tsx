import { useState, type SubmitEvent } from 'react'
import type { OfficeBundle, ProductRelatives, RelatedGoods } from '#contract/office/api/goods/product-relatives.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { canBeFilled } from '#rules/cart/fill-bundle.ts'
import { inLanguage } from '#rules/locale.ts'
import { relativesTexts } from '#texts/office/goods/relatives.ts'
import { TextField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useRelativesChange } from '../../../../data/products/use-relatives.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { Sortable, SortableItem } from '../../../../ui/sortable.tsx'
import { BundleEntry } from './bundle-entry.tsx'
import { FoundGoods } from './found-goods.tsx'
import { RelativesFoot } from './relatives-foot.tsx'

type BundleProps = { product: OfficeProduct; relatives: ProductRelatives; onClose: () => void }
type Values = { bundle: OfficeBundle; goods: readonly RelatedGoods[] }

/** Main product, picks per unit, and what can be picked: under which names, how many of it, whether it has to be (GDS-26). */
export function BundleDialog({ product, relatives, onClose }: BundleProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { productRelatives } = useOffice()
  const [began] = useState<Values>({ bundle: relatives.bundle, goods: relatives.goods })
  const [{ bundle, goods }, setNow] = useState(began)
  const kept = useKeptForm({ form: `product ${product.id} bundle`, values: { bundle, goods }, onTake: setNow })
  const put = (said: Partial<OfficeBundle>) => setNow({ goods, bundle: { ...bundle, ...said } })
  const set = (said: OfficeBundle, seen: OfficeBundle) => productRelatives.setBundle({ id: product.id, bundle: said, seen })
  const save = useRelativesChange(product.id, {
    says: relativesTexts.saved,
    kept,
    onDone: onClose,
    save: () => set(bundle, began.bundle),
    undo: () => set(began.bundle, bundle),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const { picks, entries } = bundle
  const nameOf = (id: number) => inLanguage(goods.find((each) => each.id === id)?.name ?? { zh: String(id), en: String(id) }, language)
  const move = (from: number, to: number) => put({ entries: entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1)) })
  return (
    <Dialog open onClose={onClose} title={say(relativesTexts.bundle)}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p>
          <span className="dim">{say(relativesTexts.mainProduct)}</span>{' '}
          <b>{inLanguage({ zh: product.fields.name_zh, en: product.fields.name_en }, language)}</b>
        </p>
        <TextField
          label={say(relativesTexts.picks)}
          hint={say(relativesTexts.picksHow)}
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          required
          value={String(picks)}
          onChange={({ target }) => put({ picks: Number(target.value) })}
        />
        <Sortable ids={entries.map((entry) => String(entry.product))} nameOf={(id) => nameOf(Number(id))} onMove={move} layout="list">
          <ul className="relatives-list" aria-label={say(relativesTexts.bundle)}>
            {entries.map((entry, place) => (
              <SortableItem key={entry.product} id={String(entry.product)} name={nameOf(entry.product)}>
                {(grip) => (
                  <BundleEntry
                    entry={entry}
                    name={nameOf(entry.product)}
                    grip={grip}
                    onPut={(said) => put({ entries: entries.with(place, { ...entry, ...said }) })}
                    onRemove={() => put({ entries: entries.toSpliced(place, 1) })}
                  />
                )}
              </SortableItem>
            ))}
          </ul>
        </Sortable>
        <p role="status" className={canBeFilled(bundle) ? 'dim' : 'error-text'}>
          {say(canBeFilled(bundle) ? relativesTexts.possible : relativesTexts.impossible)}
        </p>
        <FoundGoods
          without={[product.id, ...entries.map((entry) => entry.product)]}
          temperature={product.fields.temperature}
          isFull={entries.length >= 50}
          onAdd={(added) => setNow({ goods: [...goods, added], bundle: { picks, entries: [...entries, beginningOf(added)] } })}
        />
        <RelativesFoot error={save.error} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** What an entry begins as: under the name of its product, one of it. */
function beginningOf({ id, name }: RelatedGoods): OfficeBundle['entries'][number] {
  return { product: id, name_zh: name.zh.slice(0, 100), name_en: name.en.slice(0, 100), required: false, max_amount: 1, quantity: 0 }
}
