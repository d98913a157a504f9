import { useParcel } from '../../data/packing/use-parcels.ts'
import { MissingDialog } from './missing-dialog.tsx'

/** The same on the page of an order, of which nobody counts anything just now. */
export function MissingInOrder({ number, onClose }: { number: string; onClose: () => void }) {
  const { data } = useParcel(number)
  if (!data) return null
  const goods = data.goods.map(({ product_id, name, picture, units }) => ({ product_id, name, picture, units, missing: 0 }))
  return <MissingDialog number={number} goods={goods} onClose={onClose} onDone={() => undefined} />
}
