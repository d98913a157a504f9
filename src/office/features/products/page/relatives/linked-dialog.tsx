import { X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { ProductRelatives, RelatedGoods } from '#contract/office/api/goods/product-relatives.ts'
import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { mostLinked } from '#rules/catalog/linked-goods.ts'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { inLanguage } from '#rules/locale.ts'
import { countOf, relativesTexts, removeNamed } from '#texts/office/goods/relatives.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../../data/office.tsx'
import { useRelativesChange } from '../../../../data/products/use-relatives.ts'
import { useKeptForm } from '../../../../data/saving/use-kept-form.tsx'
import { Sortable, SortableItem } from '../../../../ui/sortable.tsx'
import { FoundGoods } from './found-goods.tsx'
import { RelativesFoot } from './relatives-foot.tsx'

type LinkedProps = { product: OfficeProduct; relatives: ProductRelatives; kind: 'accessories' | 'siblings'; onClose: () => void }

/** Accessories or other styles: found, put in order by pointer or keyboard, taken out; at most 20, and never the product itself (GDS-27). */
export function LinkedDialog({ product: { id }, relatives, kind, onClose }: LinkedProps) {
  const [say, language] = [useWords(), useLanguage()]
  const { productRelatives } = useOffice()
  const [began] = useState(() => goodsOf(relatives, kind))
  const [now, setNow] = useState(began)
  const kept = useKeptForm({ form: `product ${id} ${kind}`, values: now, onTake: setNow })
  const set = (goods: readonly RelatedGoods[], seen: readonly RelatedGoods[]) =>
    productRelatives.setLinked({ id, kind, products: idsOf(goods), seen: idsOf(seen) })
  const save = useRelativesChange(id, {
    says: relativesTexts.saved,
    kept,
    onDone: onClose,
    save: () => set(now, began),
    undo: () => set(began, now),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const nameOf = (goods: string) => inLanguage(now.find((each) => String(each.id) === goods)?.name ?? { zh: goods, en: goods }, language)
  const move = (from: number, to: number) => setNow(now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)))
  return (
    <Dialog open onClose={onClose} title={say(relativesTexts[kind])}>
      <form className="mt-3 grid gap-4" onSubmit={submit}>
        {kept.offer}
        <p className="dim">{say(countOf(now.length, mostLinked))}</p>
        <Sortable ids={idsOf(now).map(String)} nameOf={nameOf} onMove={move} layout="list">
          <ul className="relatives-list" aria-label={say(relativesTexts[kind])}>
            {now.map((goods) => (
              <SortableItem key={goods.id} id={String(goods.id)} name={nameOf(String(goods.id))}>
                {(grip) => (
                  <div className="relatives-row">
                    {grip}
                    <img src={pictureAt(goods.preview, { width: 200, format: 'webp' })} alt="" width={36} height={36} loading="lazy" />
                    <span>{nameOf(String(goods.id))}</span>
                    <IconButton
                      label={say(removeNamed(nameOf(String(goods.id))))}
                      onClick={() => setNow(now.filter((each) => each.id !== goods.id))}
                    >
                      <X size={16} aria-hidden="true" />
                    </IconButton>
                  </div>
                )}
              </SortableItem>
            ))}
          </ul>
        </Sortable>
        <FoundGoods without={[id, ...idsOf(now)]} isFull={now.length >= mostLinked} onAdd={(goods) => setNow([...now, goods])} />
        <RelativesFoot error={save.error} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const idsOf = (goods: readonly RelatedGoods[]) => goods.map(({ id }) => id)

function goodsOf({ goods, ...linked }: ProductRelatives, kind: 'accessories' | 'siblings'): readonly RelatedGoods[] {
  return linked[kind].flatMap((id) => goods.find((each) => each.id === id) ?? [])
}
