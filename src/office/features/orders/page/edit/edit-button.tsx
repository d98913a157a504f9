import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { editTexts } from '#texts/office/order-page/order-edit.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { Button } from '#ui/controls/button.tsx'
import { useWords } from '#ui/words/words.ts'
import { useShortcuts } from '../../../../data/keys/shortcuts.tsx'
import { useMay } from '../../../../data/use-me.ts'
import { useDialog } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'

const EditDialog = lazyLayer(() => import('./edit-dialog.tsx').then((file) => file.EditDialog))

const editable: readonly OfficeOrder['order']['status'][] = ['uncharged', 'pending_payment', 'confirmed', 'picking']

/** Opens the edit of an order, as long as none of its parcels has gone, for who may. */
export function EditButton({ order, seen }: { order: OfficeOrder['order']; seen: number }) {
  const say = useWords()
  const may = useMay()('orders.edit')
  const [open, setOpen] = useDialog('edit')
  const isOver = !may || [order, ...order.split_orders].some(({ status }) => !editable.includes(status))
  useShortcuts(orderPageTexts.keys, isOver ? [] : [{ keys: 'e', does: editTexts.edit, act: () => setOpen(true) }])
  if (isOver) return null
  return (
    <>
      <Button kind="secondary" size="small" className="ml-auto" onClick={() => setOpen(true)}>
        {say(editTexts.edit)}
      </Button>
      {open && <EditDialog order={order} seen={seen} onClose={() => setOpen(false)} />}
    </>
  )
}
