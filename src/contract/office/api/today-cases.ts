import * as z from 'zod'
import { payments } from '#contract/shop/api/order.ts'
import { amount, instant, word } from '#contract/shared/fields.ts'
import { providersOfWork } from '#rules/orders/today-tiles.ts'
import { staffCall } from './office-call.ts'

const unanswered = z.object({
  /** The number of the order. */
  number: z.string(),
  /** Null for who sees no amounts. */
  amount: amount.nullable(),
  method: z.enum(payments),
  /** Since when nobody has answered. */
  since: instant,
  /** The attempts of it that can be asked about. */
  attempts: z.array(z.int()),
})
export type UnansweredOrder = z.infer<typeof unanswered>

const scarce = z.object({ id: z.int(), name: z.string(), /** Units that can be sold. */ free: z.int() })

const work = z.object({
  /** What follows from an event, or what the clock asks for, by its name. */
  name: z.string(),
  count: z.int(),
  oldest: instant,
  attempts: z.int(),
})

const provider = z.object({ provider: z.enum(providersOfWork), count: z.int(), oldest: instant, attempts: z.int() })

/** The cases of those tiles of 今日 that stand on the page itself. */
export const todayCasesApi = {
  unanswered: staffCall('payments.ask')
    .route({ method: 'GET', path: '/office/api/v1/today/unanswered', summary: 'Orders whose payment nobody has answered for ten minutes' })
    .output(z.object({ rows: z.array(unanswered), /** There are more. */ more: z.boolean() })),
  lowStock: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/today/low-stock', summary: 'Goods on sale that are nearly sold out, the scarcest first' })
    .input(z.object({ cursor: word.optional() }))
    .output(z.object({ rows: z.array(scarce), next: z.string().nullable() })),
  failedWork: staffCall('machine.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/today/failed-work',
      summary: 'Background work that has failed and is tried again, by kind',
    })
    .output(z.object({ rows: z.array(work) })),
  providers: staffCall('machine.view')
    .route({ method: 'GET', path: '/office/api/v1/today/providers', summary: 'Companies outside of which the shop asks something in vain' })
    .output(z.object({ rows: z.array(provider) })),
}
