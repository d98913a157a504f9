import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { instant, word } from '#contract/shared/fields.ts'
import { linkHours } from '#rules/payments/payment-link.ts'
import { staffCall, staffChange } from '../office-call.ts'

const ofNumber = z.object({ number: word })

const linkOfOrder = z.object({
  /** The link that can be paid by now; null without one. */
  link: z.object({ ends_at: instant, made_by: z.string(), made_at: instant }).nullable(),
  /** Whether a link, or another copy of it, can be given now. */
  can_open: z.boolean(),
  /** Whether its buyer has an e-mail address. */
  can_mail: z.boolean(),
})
export type LinkOfOrder = z.infer<typeof linkOfOrder>

/** Shown this once: the shop keeps no word of it. */
export const openedLink = z.object({
  address: z.string(),
  ends_at: instant,
  /** The address as a QR code, in SVG. */
  qr: z.string(),
})
export type OpenedLink = z.infer<typeof openedLink>

export const hoursOfLink = z.int('integer').min(linkHours.least, 'invalid').max(linkHours.most, 'invalid').default(linkHours.usual)

export const paymentLinksApi = {
  find: staffCall('orders.create')
    .route({ method: 'GET', path: '/office/api/v1/orders/{number}/payment-link', summary: 'The link by which an order can be paid' })
    .errors(refusals('invalid_order_number'))
    .input(ofNumber)
    .output(linkOfOrder),
  open: staffChange('orders.create')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/payment-link',
      summary: 'Give an order that waits for its money a link by which it is paid without signing in, or another copy of its link',
    })
    .errors(refusals('invalid_order_number', 'order_failed', 'payment_in_progress', 'no_such_move'))
    .input(ofNumber.extend({ hours: hoursOfLink }))
    .output(openedLink),
  end: staffChange('orders.create')
    .route({ method: 'DELETE', path: '/office/api/v1/orders/{number}/payment-link', summary: 'End the payment link of an order' })
    .errors(refusals('invalid_order_number'))
    .input(ofNumber)
    .output(z.object({ status: z.literal('ended') })),
  mail: staffChange('orders.create')
    .route({
      method: 'POST',
      path: '/office/api/v1/orders/{number}/payment-link/letter',
      summary: 'Mail the payment link of an order to its buyer',
    })
    .errors(refusals('invalid_order_number', 'link_ended', 'no_address'))
    .input(ofNumber)
    .output(z.object({ status: z.literal('asked') })),
}
