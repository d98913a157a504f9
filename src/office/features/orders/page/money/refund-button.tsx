import { Undo2 } from 'lucide-react'
import type { OrderMoneyOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { moneyTexts } from '#texts/office/money.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useMay } from '../../../../data/use-me.ts'
import { useDialog, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'

const RefundDialog = lazyLayer(() => import('./refund-dialog.tsx').then((file) => file.RefundDialog))

/** Leads to what can be refunded of an order; left out where nothing can, or this person may not. */
export function RefundButton({ order, money }: { order: OfficeOrder['order']; money: OrderMoneyOfOffice | undefined }) {
  const say = useWords()
  const [isOpen, setOpen] = useDialog('refund')
  const may = useMay()('orders.refund')
  const isShown = useStaysOpen(isOpen, may && money?.moves.includes('refund') === true)
  if (!money || (!money.moves.includes('refund') && !isShown)) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Undo2 size={16} aria-hidden="true" />
        {say(moneyTexts.refund)}
      </Button>
      {isShown && <RefundDialog order={order} money={money} onClose={() => setOpen(false)} />}
    </>
  )
}
