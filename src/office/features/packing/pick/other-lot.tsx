import type { PickLine } from '#contract/office/api/packing.ts'
import { otherLotOf, otherLotTexts } from '#texts/office/packing/packing.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog } from '../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../data/layers/lazy-layer.tsx'

const OtherLotForm = lazyLayer(() => import('./other-lot-form.tsx').then((file) => file.OtherLotForm))

/** Says that units of another lot lie in the baskets than picking took. */
export function OtherLot({ line, waveId }: { line: PickLine; waveId: number }) {
  const say = useWords()
  const [isAsking, setAsking] = useDialog(`other-lot-${line.product_id}`)
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setAsking(true)} aria-label={say(otherLotOf(line.name))}>
        {say(otherLotTexts.title)}
      </Button>
      {isAsking && <OtherLotForm line={line} waveId={waveId} onClose={() => setAsking(false)} />}
    </>
  )
}
