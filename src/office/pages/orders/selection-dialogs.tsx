import { batchMoves, batchMovesNeed } from '#rules/orders/batch-moves.ts'
import { useMay } from '../../data/use-me.ts'
import { lazyLayer } from '../../data/layers/lazy-layer.tsx'

const BatchDialog = lazyLayer(() => import('../../features/lists/batch-dialog.tsx').then((file) => file.BatchDialog))
const ExportDialog = lazyLayer(() => import('../../features/lists/export-dialog.tsx').then((file) => file.ExportDialog))
const PrintDialog = lazyLayer(() => import('../../features/papers/print-dialog.tsx').then((file) => file.PrintDialog))

/** What is asked about a selection that was fixed: `hold.17`. It outlives a reload, which the marks in the list do not (NAV-02, NAV-25). */
export function SelectionDialogs({ about, onClose }: { about: string | null; onClose: () => void }) {
  const may = useMay()
  const [what = '', id] = about?.split('.') ?? []
  const selection = Number(id)
  const move = batchMoves.find((each) => each === what)
  if (!Number.isInteger(selection) || selection < 1) return null
  return (
    <>
      {what === 'export' && may('orders.export') && <ExportDialog selection={selection} onClose={onClose} />}
      {what === 'print' && may('parcels.pick') && (
        <PrintDialog source={{ selection }} papers={['packing_slips', 'pick_list']} onClose={onClose} />
      )}
      {move && may(batchMovesNeed[move]) && <BatchDialog key={about} move={move} selection={selection} onClose={onClose} />}
    </>
  )
}
