import type { InvoiceOfOffice } from '#contract/office/api/money.ts'
import type { OfficeOrder } from '#contract/office/api/orders.ts'
import { orderPageTexts } from '#texts/office/orders.ts'
import { formatTwd } from '#texts/shared/format.ts'
import { carrierTexts } from '#texts/shop/order.ts'
import { useLanguage, useWords } from '#ui/words/words.ts'
import { InvoiceMoves } from '../invoice/invoice-moves.tsx'
import { When } from '../../../../ui/when.tsx'

/** How its buyer wants the invoice, and every one that was issued with what was taken off it, for who sees amounts. */
export function OrderInvoice({ order, invoices }: { order: OfficeOrder['order']; invoices: readonly InvoiceOfOffice[] }) {
  const say = useWords()
  const { invoice, invoice_info: wishes, receipt } = order
  return (
    <section className="office-panel" aria-label={say(orderPageTexts.invoice)}>
      <header>
        <h2>{say(orderPageTexts.invoice)}</h2>
      </header>
      <dl className="facts body">
        {invoices.length === 0 && (
          <>
            <dt>{say(orderPageTexts.invoiceNumber)}</dt>
            <dd className="code">{invoice.number ?? <span className="dim">{say(orderPageTexts.invoiceLater)}</span>}</dd>
          </>
        )}
        <dt>{say(orderPageTexts.carrier)}</dt>
        <dd>
          {say(carrierTexts[wishes.carrier_type])} {wishes.carrier && <span className="code">{wishes.carrier}</span>}
        </dd>
        {receipt && (
          <>
            <dt>{say(orderPageTexts.taxId)}</dt>
            <dd className="code">
              {receipt} {wishes.name}
            </dd>
          </>
        )}
      </dl>
      {invoices.length > 0 && (
        <ul className="invoices">
          {invoices.map((each) => (
            <IssuedInvoice key={each.number} invoice={each} />
          ))}
        </ul>
      )}
      <InvoiceMoves number={order.hashed_id} />
    </section>
  )
}

function IssuedInvoice({ invoice: { number, amount, issued_at, voided_at, allowances } }: { invoice: InvoiceOfOffice }) {
  const [say, language] = [useWords(), useLanguage()]
  const isVoid = voided_at !== null
  return (
    <li>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className={isVoid ? 'code line-through' : 'code'}>{number}</span>
        {amount !== null && <span className="figures">{formatTwd(amount, language)}</span>}
      </span>
      <span className="dim block text-xs">
        {say(isVoid ? orderPageTexts.voided : orderPageTexts.issued)} <When at={voided_at ?? issued_at} />
      </span>
      {allowances.map((allowance) => (
        <span key={allowance.number} className="flex flex-wrap justify-between gap-x-3 text-[13px]">
          <span>
            {say(orderPageTexts.allowance)} <span className="code">{allowance.number}</span>{' '}
            <span className="dim text-xs">
              <When at={allowance.at} />
            </span>
          </span>
          <span className="figures">{formatTwd(-allowance.amount, language)}</span>
        </span>
      ))}
    </li>
  )
}
