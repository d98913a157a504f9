import type { PackedGoods } from '#contract/office/api/packing.ts'
import { packingTexts } from '#texts/office/packing/packing.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOffice } from '../../../data/office.tsx'
import { useBenchChange } from '../../../data/packing/use-waves.ts'
import { GoodsPicture } from '../../../ui/goods-picture.tsx'
import { Effects } from '../../../ui/effects.tsx'
import { effectTexts } from '#texts/office/effects.ts'

type Props = { code: string; goods: readonly PackedGoods[]; onClose: () => void }

/** Gives a code that nobody knows to goods of the parcel that have none, after a look at their picture (PCK-11). */
export function UnknownCode({ code, goods, onClose }: Props) {
  const say = useWords()
  const { measures } = useOffice()
  const give = useBenchChange((id: number) => measures.change({ id, barcode: code }), onClose)
  const without = goods.filter(({ barcode }) => barcode === null)
  return (
    <Dialog open onClose={onClose} title={say(packingTexts.unknownTitle)}>
      <p className="figures mt-2 text-lg">{code}</p>
      <p className="dim">{say(without.length > 0 ? packingTexts.unknownHow : packingTexts.noneWithout)}</p>
      {without.length > 0 && <Effects follows={effectTexts.barcode} mayReturn />}
      <ul className="mt-3 grid gap-2">
        {without.map(({ product_id, name, picture }) => (
          <li key={product_id} className="goods-row">
            <GoodsPicture url={picture} />
            <b className="min-w-0 flex-1">{name}</b>
            <Button
              kind="secondary"
              busy={give.isPending && give.variables === product_id}
              onClick={() => give.mutate(product_id)}
              aria-label={`${say(packingTexts.isThis)} ${name}`}
            >
              {say(packingTexts.isThis)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
