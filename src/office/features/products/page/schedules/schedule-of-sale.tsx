import type { OfficeProduct } from '#contract/office/api/goods/products.ts'
import { productScheduleTexts } from '#texts/office/goods/product-schedules.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useDialog, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'
import { useSchedules } from '../../../../data/products/use-schedules.ts'
import { useMay } from '../../../../data/use-me.ts'
import { When } from '../../../../ui/when.tsx'

const ScheduleDialog = lazyLayer(() => import('./schedule-dialog.tsx').then((file) => file.ScheduleDialog))

/** From when a product is on sale, and until when (GDS-46). */
export function ScheduleOfSale({ product }: { product: OfficeProduct }) {
  const say = useWords()
  const { data } = useSchedules(product)
  const isPossible = useMay()('products.publish') && (['on', 'scheduled'].includes(product.state) || product.moves.includes('scheduled'))
  const [wanted, setAsking] = useDialog('schedule')
  const isAsking = useStaysOpen(wanted, isPossible && data !== undefined)
  const schedule = data?.schedule ?? null
  const first = product.state === 'on' ? productScheduleTexts.setEnd : productScheduleTexts.set
  return (
    <>
      {schedule && (
        <p>
          {product.state === 'scheduled' && (
            <>
              {say(productScheduleTexts.comes)} <When at={schedule.on_at} />{' '}
            </>
          )}
          {schedule.off_at !== null && (
            <>
              {say(productScheduleTexts.goes)} <When at={schedule.off_at} />
            </>
          )}
        </p>
      )}
      {isPossible && (
        <Button kind="secondary" size="small" onClick={() => setAsking(true)}>
          {say(schedule ? productScheduleTexts.change : first)}
        </Button>
      )}
      {isAsking && <ScheduleDialog product={product} schedule={schedule} onClose={() => setAsking(false)} />}
    </>
  )
}
