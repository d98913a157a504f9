import * as z from 'zod'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { lineUpTo, linesUpTo, pageQuery, word } from '#contract/shared/fields.ts'
import type { OrderTab } from '#rules/orders/order.ts'
import { order, orderPage, receivedTimes } from './order.ts'
import { findToPay, pay } from './paying/pay-order.ts'
import { place } from './place-order.ts'
import { contactAttributes, foreignContactAttributes } from './recipients.ts'

/** Each tab is a path of its own, so that none is ever taken for an order’s number (D-57). */
const listTab = {
  all: tab('all', 'All orders'),
  unpaid: tab('unpaid', 'Orders that wait for their payment'),
  in_progress: tab('in_progress', 'Orders on their way'),
  finished: tab('finished', 'Orders that are done'),
  canceled: tab('canceled', 'Orders that were cancelled'),
}

function tab(key: OrderTab, summary: string) {
  return memberCall
    .route({ method: 'GET', path: `/api/v2/user/orders/${key}`, summary })
    .input(pageQuery)
    .output(orderPage)
}

const search = memberCall
  .route({ method: 'GET', path: '/api/v2/user/orders', summary: 'Search orders by number, product, recipient or tracking number' })
  .input(pageQuery.extend({ query: word.optional() }))
  .output(orderPage)

const find = memberCall
  .route({ method: 'GET', path: '/api/v2/user/orders/{id}', summary: 'One order, by its public number' })
  .errors(refusals('invalid_order_number'))
  .input(z.object({ id: word }))
  .output(order)

const line = lineUpTo(200)

/** What of an order can be edited (D-69); only what changed is sent. */
export const orderEdit = z.object({
  sender: z.object({ name: line, phone: line }).partial().optional(),
  contact_attributes: contactAttributes.partial().optional(),
  foreign_contact_attributes: foreignContactAttributes.partial().optional(),
  received_time: z.enum(receivedTimes).optional(),
  remark: linesUpTo(1000).optional(),
})
export type OrderEdit = z.infer<typeof orderEdit>

const edit = memberChange
  .route({ method: 'PUT', path: '/api/v2/user/orders/{id}', summary: 'Edit an order that is not picked yet' })
  .errors(refusals('invalid_order_number', 'order_failed'))
  .input(z.object({ id: word, order: orderEdit }))
  .output(z.object({ message: z.string(), data: order }))

const cancel = memberChange
  .route({ method: 'DELETE', path: '/api/v1/user/orders/{id}', summary: 'Cancel an order that is not picked yet' })
  .errors(refusals('invalid_order_number', 'cancel_error'))
  .input(z.object({ id: word, order: z.object({ cancel_reason: linesUpTo(200).trim().min(1, 'required') }) }))
  .output(z.object({ status: z.literal('cancel_success'), message: z.string(), order_hashed_id: z.string() }))

const putBack = memberChange
  .route({ method: 'POST', path: '/api/v2/user/orders/{id}/cart', summary: 'Put what an order had back into the cart' })
  .errors(refusals('invalid_order_number'))
  .input(z.object({ id: word }))
  .output(
    z.object({
      /** The lines that hold it now. */
      cart_item_ids: z.array(z.int()),
      /** What could not be put there, or not so much of it, and why. */
      missing: z.array(z.object({ name: z.string(), message: z.string() })),
    }),
  )

const invoicePdf = memberCall
  .route({ method: 'GET', path: '/api/v1/user/orders/{hashed_id}/invoice.pdf', summary: 'The invoice of an order, as PDF' })
  .errors(refusals('invalid_order_number', 'invoice_not_found'))
  .input(z.object({ hashed_id: word }))
  .output(z.file().mime('application/pdf'))

export const orders = { listTab, search, find, place, edit, cancel, findToPay, pay, putBack, invoicePdf }
