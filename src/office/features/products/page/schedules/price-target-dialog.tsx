import type { PriceTarget } from '#rules/catalog/shelf-price.ts'
import { productScheduleTexts, whichPrice } from '#texts/office/goods/product-schedules.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useWords } from '#ui/words/words.ts'

type TargetProps = { name: string; isSaving: boolean; onChoose: (target: PriceTarget) => void; onClose: () => void }

/** Asks which price is meant while a scheduled one runs (GDS-22). */
export function PriceTargetDialog({ name, isSaving, onChoose, onClose }: TargetProps) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} title={say(productScheduleTexts.which)}>
      <div className="mt-4 grid gap-6">
        <p>{say(whichPrice(name))}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={isSaving} onClick={() => onChoose('regular')}>
            {say(productScheduleTexts.regular)}
          </Button>
          <Button kind="secondary" disabled={isSaving} onClick={() => onChoose('scheduled')}>
            {say(productScheduleTexts.scheduled)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {say(productScheduleTexts.back)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
