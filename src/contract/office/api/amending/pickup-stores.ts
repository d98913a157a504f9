import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { word, wordsToFind } from '#contract/shared/fields.ts'
import { store } from '#contract/shop/api/recipients.ts'
import { staffCall, staffChange } from '../office-call.ts'

export const pickupStoresApi = {
  find: staffCall('stores.change')
    .route({
      method: 'GET',
      path: '/office/api/v1/pickup-stores',
      summary: 'Stores that take parcels now, twenty at most, by number, name and address',
    })
    .input(z.object({ words: wordsToFind }))
    .output(z.object({ stores: z.array(store) })),
  change: staffChange('stores.change')
    .route({ method: 'PUT', path: '/office/api/v1/orders/{number}/store', summary: 'A parcel is picked up in another store' })
    .errors(refusals('invalid_order_number', 'no_such_move', 'label_booked', 'store_unknown', 'courier_refused', 'courier_unknown'))
    .input(z.object({ number: word, store_id: word }))
    .output(store.pick({ store_id: true, store_name: true })),
}
