import * as z from 'zod'
import { orderStatuses } from '#contract/shop/api/order.ts'
import { refusals } from '#contract/shared/call.ts'
import { idInBody, idInPath, instant, temperature, textUpTo } from '#contract/shared/fields.ts'
import { leavingReasons, waveStates } from '#rules/shipping/wave.ts'
import { staffCall, staffChange } from './office-call.ts'

const carrier = z.enum(['tcat', 'seven', 'ups'])
const orderNumber = textUpTo(20)
const numbers = z.array(orderNumber).max(200, 'tooMany')

/** Why a parcel was not put into a wave, or not started with it. `now`: how far it has come. */
const refused = z.object({
  number: z.string(),
  why: z.enum(['no_such_order', 'no_such_move', 'order_held', 'other_way', 'too_early', 'in_wave']),
  now: z.enum(orderStatuses).optional(),
})
export type RefusedParcel = z.infer<typeof refused>

const proposal = z.object({ carrier, temperature, pickup_at: instant, numbers: z.array(z.string()) })
export type WaveProposal = z.infer<typeof proposal>

const wave = z.object({
  id: z.int(),
  carrier,
  temperature,
  state: z.enum(waveStates),
  made_by: z.string(),
  made_at: instant,
  started_at: instant.nullable(),
  /** Those that are in it, by basket; the baskets of a wave that was not started are those that they would have. */
  parcels: z.array(z.object({ number: z.string(), status: z.enum(orderStatuses), round: z.int(), basket: z.int(), packed: z.boolean() })),
  /** Those that have left it. */
  left: z.array(z.object({ number: z.string(), why: z.enum(leavingReasons) })),
})
export type Wave = z.infer<typeof wave>

const basket = z.object({ round: z.int(), basket: z.int(), quantity: z.int() })

const pickLine = z.object({
  product_id: z.int(),
  name: z.string(),
  picture: z.string(),
  barcode: z.string().nullable(),
  shelf: z.string().nullable(),
  units: z.int(),
  baskets: z.array(basket),
  picked: z.boolean(),
})
export type PickLine = z.infer<typeof pickLine>

const pickList = z.object({
  wave,
  /** In the order of the shelves; goods of another temperature in a list of their own. */
  lists: z.array(z.object({ temperature, lines: z.array(pickLine) })),
  /** How long the goods of chilled and frozen baskets stand outside: since their first goods were fetched or scanned. */
  outside: z.array(z.object({ round: z.int(), basket: z.int(), since: instant })),
  /** After so many minutes they stand outside for too long. */
  minutes_outside: z.int(),
  asked_at: instant,
})
export type PickList = z.infer<typeof pickList>

const ofWave = z.object({ id: idInPath })

export const wavesApi = {
  list: staffCall('parcels.pick')
    .route({ method: 'GET', path: '/office/api/v1/waves', summary: 'Waves that are not over, and what could be picked together next' })
    .output(z.object({ waves: z.array(wave), proposals: z.array(proposal) })),
  create: staffChange('parcels.pick')
    .route({ method: 'POST', path: '/office/api/v1/waves', summary: 'Plan a wave of confirmed parcels' })
    .input(z.object({ carrier, temperature, numbers: numbers.min(1, 'required') }))
    .output(z.object({ /** Null when none of them could join. */ id: z.int().nullable(), refused: z.array(refused) })),
  change: staffChange('parcels.pick')
    .route({ method: 'PATCH', path: '/office/api/v1/waves/{id}', summary: 'Put parcels into a planned wave, or take them out' })
    .errors(refusals('not_found', 'wave_gone_on'))
    .input(ofWave.extend({ add: numbers.default([]), remove: numbers.default([]) }))
    .output(z.object({ refused: z.array(refused) })),
  start: staffChange('parcels.pick')
    .route({
      method: 'POST',
      path: '/office/api/v1/waves/{id}/start',
      summary: 'Begin to pick a wave: each parcel is started, those refused stay out',
    })
    .errors(refusals('not_found', 'wave_gone_on'))
    .input(ofWave)
    .output(z.object({ refused: z.array(refused) })),
  drop: staffChange('parcels.pick')
    .route({ method: 'POST', path: '/office/api/v1/waves/{id}/drop', summary: 'Drop a wave that was not started' })
    .errors(refusals('not_found', 'wave_gone_on'))
    .input(ofWave)
    .output(z.object({ status: z.literal('dropped') })),
  pickList: staffCall('parcels.pick')
    .route({
      method: 'GET',
      path: '/office/api/v1/waves/{id}/pick-list',
      summary: 'What is fetched from the shelves for a wave, and into which baskets',
    })
    .errors(refusals('not_found'))
    .input(ofWave)
    .output(pickList),
  pick: staffChange('parcels.pick')
    .route({ method: 'PUT', path: '/office/api/v1/waves/{id}/picks', summary: 'Goods of a wave have been fetched, or not yet' })
    .errors(refusals('not_found', 'wave_gone_on'))
    .input(ofWave.extend({ product_id: idInBody, picked: z.boolean() }))
    .output(z.object({ status: z.literal('done') })),
}
