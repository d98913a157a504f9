import { moneyMovesOf } from '#rules/orders/money-moves.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { findInvoices } from '#server/money/invoices/mending/find-invoices.ts'
import { mendInvoice, type MendRefusal } from '#server/money/invoices/mending/mend-invoice.ts'
import { reissueInvoice, type ReissueRefusal } from '#server/money/invoices/mending/reissue-invoice.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'

export const invoiceRoutes = {
  find: staff.invoices.find.handler(async ({ context: { shop, permissions }, input: { number } }) => {
    const found = await findInvoices(shop, number)
    if (!found) throw problem({ status: 'invalid_order_number' })
    return present(found, permissions)
  }),

  issue: staff.invoices.issue.handler(async ({ context: { shop, actor }, input: { number, wish: entered } }) => {
    const issued = await mendInvoice(shop, { number, entered, actor })
    if (!issued.ok) throw invoiceProblem(issued.refusal)
    return { status: 'issued', invoice: issued.value }
  }),

  reissue: staff.invoices.reissue.handler(async ({ context: { shop, actor }, input: { number, wish: entered } }) => {
    const issued = await reissueInvoice(shop, { number, entered, actor })
    if (!issued.ok) throw invoiceProblem(issued.refusal)
    return { status: 'issued', invoice: issued.value }
  }),
}

type Found = NonNullable<Awaited<ReturnType<typeof findInvoices>>>

function present({ standing, wish, invoices, refusal }: Found, permissions: ReadonlyMap<PermissionName, Share>) {
  const facts = { refundable: false, byTransfer: false, waits: false, invoice: standing }
  const moves = moneyMovesOf(facts, (permission) => permissions.has(permission))
  return {
    standing,
    wish,
    invoices: invoices.map(({ number, kind, status, amount, buyer_tax_id: tax_id, issued_at, voided_at, ...row }) => ({
      number,
      kind,
      status,
      amount,
      tax_id,
      issued_at: issued_at.toISOString(),
      voided_at: voided_at?.toISOString() ?? null,
      under_way: status === 'issued' && row.reissue_asked_at !== null,
      allowances: row.allowances.map((each) => ({ number: each.number, amount: each.amount, at: each.created_at.toISOString() })),
    })),
    refusal: refusal && { code: refusal.code, says: refusal.says, at: refusal.refused_at.toISOString(), field: refusal.field },
    moves: moves.filter((move) => move === 'issue_invoice' || move === 'reissue_invoice'),
  }
}

/** Why no invoice was issued, as it travels. */
function invoiceProblem(refusal: MendRefusal | ReissueRefusal): ReturnType<typeof problem> {
  switch (refusal.code) {
    case 'no_such_order':
      return problem({ status: 'invalid_order_number' })
    case 'no_invoice_due':
    case 'invoice_closed':
      return problem({ status: 'invoice_closed' })
    case 'validation_error':
      return problem({
        status: 'validation_error',
        details: { errors: Object.fromEntries(Object.entries(refusal.errors).map(([field, fault]) => [`wish.${field}`, fault])) },
      })
    case 'invoice_refused':
    case 'void_refused':
      return problem({ status: 'invoice_refused', details: { text: refusal.text } })
    case 'invoice_unknown':
      return problem({ status: 'invoice_unknown' })
  }
}
