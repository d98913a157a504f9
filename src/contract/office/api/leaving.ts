import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInBody, idInPath } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from './office-call.ts'

const inHand = z.object({
  /** API keys that they have made and that still open. */
  keys: z.array(z.object({ id: z.int(), name: z.string(), prefix: z.string() })),
  /** Numbers of the orders that they look after and that are not over. */
  orders: z.array(z.string()),
})

/** What somebody who leaves has in hand. */
export const leavingApi = {
  find: staffCall('staff.edit')
    .route({ method: 'GET', path: '/office/api/v1/staff/{id}/in-hand', summary: 'API keys and orders of somebody, to be handed over' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(inHand),
  handOver: staffChange('staff.edit')
    .route({
      method: 'POST',
      path: '/office/api/v1/staff/{id}/hand-over',
      summary: 'Give all orders that somebody looks after to somebody else',
    })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath, to: idInBody }))
    .output(z.object({ orders: z.int() })),
}
