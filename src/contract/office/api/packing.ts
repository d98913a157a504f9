import * as z from 'zod'
import { orderStatuses, shippingMethods } from '#contract/shop/api/order.ts'
import { refusals } from '#contract/shared/call.ts'
import { amount, day, idInBody, idInPath, instant, linesUpTo, temperature, textUpTo } from '#contract/shared/fields.ts'
import { holdReasons } from '#rules/orders/hold.ts'
import { leavingReasons, waveStates } from '#rules/shipping/wave.ts'
import { staffCall, staffChange, staffChangeWithKeys } from './office-call.ts'

const carrier = z.enum(['tcat', 'seven', 'ups'])
const orderNumber = textUpTo(20)
const numbers = z.array(orderNumber).max(200, 'tooMany')

/** Why a parcel was not put into a wave, or not started with it. `now`: how far it has come. */
const refused = z.object({
  number: z.string(),
  why: z.enum(['no_such_order', 'no_such_move', 'order_held', 'other_way', 'too_early', 'in_wave', 'not_on_shelf']),
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
  /** The lots that picking took, what expires first first; empty for goods in no lot. */
  lots: z.array(z.object({ id: z.int(), number: z.string(), expires_on: day, units: z.int() })),
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
  takeOtherLot: staffChange('parcels.pick')
    .route({
      method: 'PUT',
      path: '/office/api/v1/waves/{id}/lots',
      summary: 'Units of another lot lie in the baskets of a wave than picking took',
    })
    .errors(refusals('not_found', 'wave_gone_on', 'lot_not_found', 'not_enough_stock'))
    .input(
      ofWave.extend({
        product_id: idInBody,
        from: idInBody,
        to: idInBody,
        units: z.int().min(1, 'invalid').max(100_000, 'invalid'),
        reason: linesUpTo(200).trim().min(1, 'required'),
      }),
    )
    .output(z.object({ status: z.literal('done') })),
}

const basketOfWave = z.object({ wave: z.int(), round: z.int(), basket: z.int() }).nullable()
const recipient = z.object({ name: z.string(), destination: z.string() })

const parcelToPack = z.object({
  number: z.string(),
  shipping_method: z.enum(shippingMethods),
  temperature,
  recipient,
  basket: basketOfWave,
  units: z.int(),
  /** Units that were not counted yet. */
  left: z.int(),
  packed: z.boolean(),
  held: z.enum(holdReasons).nullable(),
  /** The name of who packs it. */
  packer: z.string().nullable(),
  is_mine: z.boolean(),
})
export type ParcelToPack = z.infer<typeof parcelToPack>

const packedGoods = z.object({
  product_id: z.int(),
  name: z.string(),
  picture: z.string(),
  shelf: z.string().nullable(),
  barcode: z.string().nullable(),
  weight_g: z.int().nullable(),
  units: z.int(),
  counted: z.int(),
  /** As what it lies in the parcel, where it is no plain purchase. */
  kinds: z.array(z.enum(['gift', 'points', 'add_on', 'picked'])),
})
export type PackedGoods = z.infer<typeof packedGoods>

const packedParcel = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  held: z.enum(holdReasons).nullable(),
  shipping_method: z.enum(shippingMethods),
  temperature,
  basket: basketOfWave,
  packer: z.string().nullable(),
  is_mine: z.boolean(),
  /** Null once the courier has it. */
  recipient: recipient.nullable(),
  is_abroad: z.boolean(),
  /** The cash that is collected with it. */
  collect: amount,
  remark: z.string(),
  /** What people of the office want the packer to read. */
  notes: z.array(z.object({ text: z.string(), by: z.string(), at: instant })),
  goods: z.array(packedGoods),
  /** `reason`: why it was called complete without scans. */
  checked: z.object({ at: instant, by: z.string(), reason: z.string().nullable() }).nullable(),
  /** Boxes that there are to choose, with what each weighs empty. */
  boxes: z.array(z.object({ id: z.int(), name: z.string(), grams: z.int() })),
  /** `expected`: what its goods weigh; null while one of them has no weight. */
  weight: z.object({ grams: z.int().nullable(), expected: z.int().nullable(), is_right: z.boolean(), reason: z.string().nullable() }),
})
export type PackedParcel = z.infer<typeof packedParcel>

const ofParcel = z.object({ number: orderNumber })
const packingRefusals = refusals('invalid_order_number', 'no_such_move', 'order_held', 'claimed_by')
const done = z.object({ status: z.literal('done') })
const reason = linesUpTo(200).trim().min(1, 'required')

export const scanVerdicts = ['right', 'wrong', 'enough', 'unknown', 'undone', 'nothing', 'not_yours', 'over'] as const

const scan = z.object({
  seq: z.int().min(1, 'integer'),
  kind: z.enum(['scan', 'press', 'undo']),
  /** As it was read; empty where goods are named instead. */
  code: textUpTo(100).default(''),
  product_id: idInBody.nullable().default(null),
  at: instant,
})

const scanned = z.object({
  verdicts: z.array(
    z.object({
      seq: z.int(),
      /** `not_yours`: somebody else packs it. `over`: it is packed already, or not packed any more. */
      verdict: z.enum(scanVerdicts),
      product: z.object({ id: z.int(), name: z.string(), shelf: z.string().nullable() }).nullable(),
    }),
  ),
  counts: z.array(z.object({ product_id: z.int(), counted: z.int() })),
})
export type ScanVerdicts = z.infer<typeof scanned>

export const packingApi = {
  list: staffCall('parcels.pack')
    .route({ method: 'GET', path: '/office/api/v1/parcels', summary: 'Parcels that are being packed, by wave and basket' })
    .output(z.object({ parcels: z.array(parcelToPack) })),
  find: staffCall('parcels.pack')
    .route({ method: 'GET', path: '/office/api/v1/parcels/{number}', summary: 'A parcel as whoever packs it needs it' })
    .errors(refusals('invalid_order_number'))
    .input(ofParcel)
    .output(packedParcel),
  claim: staffChange('parcels.pack')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/claim', summary: 'Take a parcel to pack it, or take it over' })
    .errors(packingRefusals)
    .input(ofParcel.extend({ take_over: z.boolean().default(false) }))
    .output(done),
  scan: staffChangeWithKeys('parcels.pack')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/scans', summary: 'What a device has scanned into a parcel, in order' })
    .errors(refusals('invalid_order_number'))
    .input(
      ofParcel.extend({
        device_key: textUpTo(64).regex(/^[A-Za-z0-9-]{8,}$/, 'invalid'),
        scans: z.array(scan).min(1, 'required').max(200, 'tooMany'),
      }),
    )
    .output(scanned),
  check: staffChange('parcels.pack')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/check', summary: 'A parcel is complete; without scans with a reason' })
    .errors(packingRefusals)
    .errors(refusals('parcel_incomplete', 'weight_off', 'invoice_not_issued', 'lot_recalled'))
    .input(ofParcel.extend({ reason: reason.optional() }))
    .output(done),
  weigh: staffChange('parcels.pack')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/weight', summary: 'What a parcel weighs, with its box' })
    .errors(packingRefusals)
    .errors(refusals('weight_off'))
    .input(
      ofParcel.extend({
        grams: z.int().min(1, 'invalid').max(200_000, 'invalid'),
        /** In which kind of box it lies; left out, it is weighed without one. */
        box: idInBody.optional(),
        /** What is in it was looked at again. */
        looked_again: z.boolean().default(false),
        /** Why another weight is taken; for who may override. */
        reason: reason.optional(),
      }),
    )
    .output(done),
}
