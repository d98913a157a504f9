import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInBody, idInPath, instant, word } from '#contract/shared/fields.ts'
import { languages } from '#rules/locale.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { boxStates, mostBoxes, sizeClasses } from '#rules/shipping/box.ts'
import { staffCall, staffChange } from './office-call.ts'

const boxKind = z.object({
  id: z.int(),
  name: z.string(),
  /** The longest first. */
  sides_mm: z.array(z.int()),
  tare_g: z.int(),
  size_class: z.literal(sizeClasses),
})

const contents = z.object({ line_id: idInBody, quantity: z.int().min(0).max(9999) })

/** One box of a parcel: what travels under one number. */
const box = z.object({
  id: z.int(),
  box_no: z.int(),
  kind_id: z.int().nullable(),
  weight_g: z.int().nullable(),
  state: z.enum(boxStates),
  /** What the courier told last about a box that he has: his word for it in the shop's, null before. */
  under_way: z.string().nullable(),
  tracking: z.string().nullable(),
  /** The cash that the courier collects with it, which packers see as well (ACC-36). */
  collect: amount,
  /** Until when its label is good. */
  label_until: instant.nullable(),
  /** Its label is worth nothing a day from now, or sooner. */
  ends_soon: z.boolean(),
  handed_over_at: instant.nullable(),
  /** Its store has closed: until when another one can be chosen. */
  store_closed_until: instant.nullable(),
  lines: z.array(contents),
  /** What the courier told of it, by his code, newest first. */
  events: z.array(z.object({ at: instant, code: z.string() })),
  /** The numbers of the orders whose goods lie in it: more than one when they were joined. */
  orders: z.array(z.string()),
})

const boxes = z.object({
  boxes: z.array(box),
  kinds: z.array(boxKind),
  /** The kind that the sizes of the goods ask for; null while any of them has none, or when none is large enough. */
  proposed_kind_id: z.int().nullable(),
})

const numbered = z.object({ number: word })
const onBox = z.object({ id: idInPath })
const done = <Status extends string>(status: Status) => z.object({ status: z.literal(status) })

/** What somebody else drew may do nothing in the office: no script, no frame, no form. */
const document = z.object({ headers: z.object({ 'content-security-policy': z.string() }), body: z.file() })

const changes = ['invalid_order_number', 'no_such_move'] as const
const bookingRefusals = [
  ...changes,
  'order_held',
  'courier_refused',
  'courier_unknown',
  'tracking_taken',
  'box_too_large',
  'wrong_contents',
  'not_joinable',
  'label_outdated',
  'label_booked',
  'lot_recalled',
] as const

/**
 * Delivery fees of orders in one box that became needless; null for who sees no amounts. `language`: of the buyer, who reads why it goes
 * back. `open`: it can be given back now, which it cannot before its goods are packed.
 */
const needlessFees = z.array(z.object({ number: z.string(), amount, language: z.enum(languages), open: z.boolean() })).nullable()

const joinable = z.object({
  /** The numbers of those that travel in its box. */
  joined: z.array(z.string()),
  /** Whether it can travel alone again: until the label is booked. */
  can_part: z.boolean(),
  joinable: z.array(z.object({ number: z.string(), placed_at: instant.nullable(), status: z.enum(orderStatuses), units: z.int() })),
  needless_fees: needlessFees,
})
export type JoinableOfOffice = z.infer<typeof joinable>
export type NeedlessFeeOfOffice = NonNullable<JoinableOfOffice['needless_fees']>[number]

export const parcelsApi = {
  boxes: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/parcels/{number}/boxes', summary: 'The boxes in which a parcel travels' })
    .errors(refusals('invalid_order_number'))
    .input(numbered)
    .output(boxes),
  plan: staffChange('parcels.book')
    .route({
      method: 'POST',
      path: '/office/api/v1/parcels/{number}/boxes',
      summary: 'Say in which boxes a parcel travels, in place of what was said before',
    })
    .errors(refusals(...changes, 'label_booked', 'wrong_contents'))
    .input(
      numbered.extend({
        boxes: z
          .array(
            z.object({
              kind_id: idInBody.nullable().default(null),
              weight_g: z.int().min(1).max(100_000).nullable().default(null),
              /** Left out, everything lies in this one box. */
              lines: z.array(contents).max(200).optional(),
            }),
          )
          .min(1)
          .max(mostBoxes),
      }),
    )
    .output(done('planned')),
  book: staffChange('parcels.book')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/book', summary: 'Book the boxes of a packed parcel with the courier' })
    .errors(refusals(...bookingRefusals))
    .input(numbered)
    .output(z.object({ status: z.literal('booked'), tracking: z.string(), trackings: z.array(z.string()) })),
  putAway: staffChange('parcels.book')
    .route({ method: 'POST', path: '/office/api/v1/boxes/{id}/put-away', summary: 'The label of a box is not to be used any more' })
    .errors(refusals('box_not_found', 'no_such_move'))
    .input(onBox)
    .output(done('put_away')),
  join: staffChange('parcels.combine')
    .route({ method: 'POST', path: '/office/api/v1/parcels/join', summary: 'Let the parcels of several orders travel in one box' })
    .errors(refusals('invalid_order_number', 'not_joinable'))
    .input(z.object({ numbers: z.array(word).min(2).max(20) }))
    .output(
      z.object({
        status: z.literal('joined'),
        needless_fees: needlessFees,
      }),
    ),
  joinable: staffCall('parcels.combine')
    .route({
      method: 'GET',
      path: '/office/api/v1/parcels/{number}/joinable',
      summary: 'With which parcels one travels, and with which it could',
    })
    .errors(refusals('invalid_order_number'))
    .input(numbered)
    .output(joinable),
  part: staffChange('parcels.combine')
    .route({ method: 'POST', path: '/office/api/v1/parcels/{number}/part', summary: 'Let a joined parcel travel alone again' })
    .errors(refusals('invalid_order_number', 'label_booked'))
    .input(numbered)
    .output(done('parted')),
  labelFile: staffCall('parcels.book')
    .route({
      method: 'GET',
      path: '/office/api/v1/boxes/{id}/label',
      summary: 'The label of a box, to be printed',
      outputStructure: 'detailed',
    })
    .errors(refusals('box_not_found', 'no_label', 'courier_refused', 'courier_unknown'))
    .input(onBox)
    .output(document),
  print: staffChange('parcels.book')
    .route({ method: 'POST', path: '/office/api/v1/labels/print', summary: 'The labels of up to 100 boxes, on as few sheets as may be' })
    .errors(refusals('box_not_found', 'no_label', 'courier_refused', 'courier_unknown'))
    .input(z.object({ boxes: z.array(idInBody).min(1).max(100) }))
    .output(z.object({ documents: z.array(z.object({ id: z.int(), boxes: z.array(z.int()) })) })),
  printedFile: staffCall('parcels.book')
    .route({ method: 'GET', path: '/office/api/v1/labels/{id}', summary: 'Labels that were drawn', outputStructure: 'detailed' })
    .errors(refusals('not_found'))
    .input(onBox)
    .output(document),
}
