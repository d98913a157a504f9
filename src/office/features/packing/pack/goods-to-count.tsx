import { Check, Plus } from 'lucide-react'
import type { PackedGoods } from '#contract/office/api/packing.ts'
import type { Packed } from '#rules/shipping/packing.ts'
import { kindTexts, packingTexts, pressFor } from '#texts/office/packing/packing.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/words/words.ts'
import { GoodsPicture } from '../../../ui/goods-picture.tsx'

type Props = { goods: readonly PackedGoods[]; packed: readonly Packed[]; isOpen: boolean; onPress: (productId: number) => void }

/** What belongs in the parcel: what is still to be counted on top, what is done grey below. */
export function GoodsToCount({ goods, packed, isOpen, onPress }: Props) {
  const countOf = (id: number) => packed.find(({ productId }) => productId === id)?.counted ?? 0
  const isDone = (each: PackedGoods) => countOf(each.product_id) >= each.units
  const [open, done] = [goods.filter((each) => !isDone(each)), goods.filter(isDone)]
  return (
    <ul className="goods-to-count">
      {[...open, ...done].map((each, place) => (
        <GoodsRow
          key={each.product_id}
          goods={each}
          counted={countOf(each.product_id)}
          isNext={place === 0 && open.length > 0}
          onPress={isOpen && each.barcode === null && !isDone(each) ? () => onPress(each.product_id) : null}
        />
      ))}
    </ul>
  )
}

type RowProps = { goods: PackedGoods; counted: number; isNext: boolean; onPress: (() => void) | null }

function GoodsRow({ goods, counted, isNext, onPress }: RowProps) {
  const say = useWords()
  const isDone = counted >= goods.units
  return (
    <li className={classNames('goods-row', isNext && 'next', isDone && 'done')}>
      <GoodsPicture url={goods.picture} />
      <span className="min-w-0 flex-1">
        <b className="block">{goods.name}</b>
        <span className="dim block text-[13px]">
          {[goods.shelf ?? say(packingTexts.noShelf), goods.barcode, ...goods.kinds.map((kind) => say(kindTexts[kind]))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {onPress && (
        <button type="button" className="button secondary count-press" onClick={onPress} aria-label={say(pressFor(goods.name))}>
          <Plus size={20} aria-hidden="true" />
        </button>
      )}
      <span className="goods-count">
        <b>{counted}</b> / {goods.units}
      </span>
      <span className={classNames('tick', isDone && 'done')}>{isDone && <Check size={20} aria-hidden="true" />}</span>
    </li>
  )
}
