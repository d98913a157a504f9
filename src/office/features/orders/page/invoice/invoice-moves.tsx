import type { InvoicesOfOrder } from '#contract/office/api/amending/invoices.ts'
import { invoiceFieldTexts, invoiceTexts } from '#texts/office/order-page/invoices.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteBox } from '#ui/panel.tsx'
import { useWords } from '#ui/words/words.ts'
import { useOrderInvoices } from '../../../../data/orders/use-order-invoices.ts'
import { useDialog, useStaysOpen } from '../../../../data/address/use-dialog.ts'
import { lazyLayer } from '../../../../data/layers/lazy-layer.tsx'

const InvoiceDialog = lazyLayer(() => import('./invoice-dialog.tsx').then((file) => file.InvoiceDialog))

/** What the platform refused, with the field to mend, and what can be done about the invoice now, for who may (DSK-22, DSK-23). */
export function InvoiceMoves({ number }: { number: string }) {
  const { data } = useOrderInvoices(number)
  if (!data) return null
  return (
    <>
      {data.refusal && <Refusal refusal={data.refusal} />}
      <InvoiceMove found={data} number={number} />
    </>
  )
}

function Refusal({ refusal: { says, field } }: { refusal: NonNullable<InvoicesOfOrder['refusal']> }) {
  const say = useWords()
  return (
    <div className="body">
      <NoteBox kind="warning">
        <b className="font-semibold">{say(invoiceTexts.refused)}</b>
        <span className="block" lang="zh-Hant-TW">
          {says}
        </span>
        <span className="block text-[13px]">
          {say(invoiceTexts.toMend)} {say(invoiceFieldTexts[field])}
        </span>
      </NoteBox>
    </div>
  )
}

function InvoiceMove({ found, number }: { found: InvoicesOfOrder; number: string }) {
  const say = useWords()
  const [isOpen, setOpen] = useDialog('invoice')
  const [move] = found.moves
  const isShown = useStaysOpen(isOpen, move !== undefined)
  const isUnderWay = found.invoices.some(({ under_way }) => under_way)
  if (isUnderWay) return <p className="body dim text-[13px]">{say(invoiceTexts.underWay)}</p>
  if (!move && !isShown) return null
  const isAnew = move === 'reissue_invoice'
  const missing = found.refusal ? invoiceTexts.mend : invoiceTexts.issue
  const label = isAnew ? invoiceTexts.reissue : missing
  return (
    <div className="body flex justify-end">
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {say(label)}
      </Button>
      {isShown && <InvoiceDialog found={found} isAnew={isAnew} number={number} label={label} onClose={() => setOpen(false)} />}
    </div>
  )
}
