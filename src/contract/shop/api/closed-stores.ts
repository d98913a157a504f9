import * as z from 'zod'
import { openCall, refusals } from '#contract/shared/call.ts'
import { instant, word } from '#contract/shared/fields.ts'
import { store } from './recipients.ts'

const find = openCall
  .route({ method: 'GET', path: '/api/v1/store/{token}', summary: 'The parcel whose store has closed, for whoever has the link' })
  .errors(refusals('link_ended'))
  .input(z.object({ token: word }))
  .output(
    z.object({
      number: z.string(),
      /** The store that has closed. */
      store_name: z.string(),
      /** Before when another one has to be chosen. */
      until: instant,
    }),
  )

const choose = openCall
  .route({ method: 'PUT', path: '/api/v1/store/{token}', summary: 'Choose another store for a parcel whose store has closed' })
  .errors(refusals('link_ended', 'store_unknown', 'courier_refused', 'courier_unknown'))
  .input(z.object({ token: word, store_id: word }))
  .output(store.pick({ store_id: true, store_name: true }))

/** Calls of a link in a letter: nobody has to sign in for them. */
export const closedStores = { find, choose }
