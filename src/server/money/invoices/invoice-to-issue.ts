import * as z from 'zod'
import { invoiceLineTexts } from '#texts/shop/invoice.ts'
import type { InvoiceItem, InvoiceToIssue } from '#ports/invoice-platform.ts'
import type { OrderToInvoice } from './store.ts'

const wish = z.object({
  name: z.string().nullable().default(null),
  carrier_type: z.enum(['member_carrier', 'mobile_carrier', 'Citizen_Digital_Certificate', 'donate', 'paper_receipt']),
  carrier: z.string().nullable().default(null),
  address: z.string().nullable().default(null),
})

/** What the platform is to write, from what the buyer wished when the order was placed. */
export function invoiceToIssue(order: OrderToInvoice): InvoiceToIssue {
  const wished = wish.parse(order.invoice)
  return {
    relateNumber: order.hashed_id,
    amount: order.grand_total,
    buyer: {
      name: wished.name ?? order.sender_name,
      taxId: order.receipt,
      email: wished.carrier_type === 'member_carrier' && wished.carrier ? wished.carrier : (order.email ?? ''),
      phone: order.sender_phone,
      address: wished.address,
    },
    kept: keptAs(wished),
    items: itemsOf(order),
  }
}

function keptAs({ carrier_type, carrier }: z.output<typeof wish>): InvoiceToIssue['kept'] {
  switch (carrier_type) {
    case 'member_carrier':
      return { as: 'member' }
    case 'mobile_carrier':
      return { as: 'mobile', carrier: carrier ?? '' }
    case 'Citizen_Digital_Certificate':
      return { as: 'certificate', carrier: carrier ?? '' }
    case 'donate':
      return { as: 'donated', code: carrier ?? '' }
    case 'paper_receipt':
      return { as: 'paper' }
  }
}

const named = z.object({ name: z.object({ zh: z.string() }) })

/** Invoices are written in Chinese. What costs nothing is no part of them; discount and fees are lines of their own. */
function itemsOf(order: OrderToInvoice): InvoiceItem[] {
  const goods = order.lines
    .filter(({ sub_total }) => sub_total > 0)
    .map(({ snapshot, quantity, price, sub_total }) => ({ name: named.parse(snapshot).name.zh, quantity, price, amount: sub_total }))
  const extras = [
    [invoiceLineTexts.discount, -order.discount_amount],
    [invoiceLineTexts.delivery, order.delivery_fee],
    [invoiceLineTexts.handling, order.handling_fee],
  ] as const
  return [...goods, ...extras.filter(([, amount]) => amount !== 0).map(([name, amount]) => ({ name, quantity: 1, price: amount, amount }))]
}
