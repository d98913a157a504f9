import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, instant, temperature, textUpTo } from '#contract/shared/fields.ts'
import { doorVerdicts } from '#rules/shipping/door-verdict.ts'
import { staffCall, staffChange } from './office-call.ts'

const carrier = z.enum(['tcat', 'seven', 'ups'])
const verdict = z.enum(doorVerdicts)

/** A box with a label that waits for its courier. */
const waitingBox = z.object({
  id: z.int(),
  box_no: z.int(),
  tracking: z.string(),
  orders: z.array(z.string()),
  /** The cash that the courier collects with it. */
  collect: amount,
  label_until: instant.nullable(),
  ends_soon: z.boolean(),
  /** Somebody had it in the hand at the door, and who. */
  scanned: z.object({ at: instant, by: z.string() }).nullable(),
})

/** Its number and .pdf: what is none is the file of no list. */
const listFile = z.string().transform((name) => Number(/^(\d{1,15})\.pdf$/.exec(name)?.[1] ?? 0))

const group = z.object({ carrier, temperature, boxes: z.array(waitingBox), collect: amount })
export type HandOverGroup = z.infer<typeof group>

const list = z.object({
  id: z.int(),
  number: z.string(),
  carrier,
  temperature,
  closed_by: z.string(),
  closed_at: instant,
  boxes: z.int(),
  collect: amount,
})

const scan = z.object({
  code: z.string(),
  verdict,
  box_id: z.int().nullable(),
  orders: z.array(z.string()),
  tracking: z.string().nullable(),
})
export type DoorScanned = z.infer<typeof scan>

export const handOverApi = {
  waiting: staffCall('parcels.hand_over')
    .route({ method: 'GET', path: '/office/api/v1/hand-over', summary: 'Boxes that wait for their couriers, and the last lists' })
    .output(z.object({ groups: z.array(group), lists: z.array(list) })),
  scan: staffChange('parcels.hand_over')
    .route({ method: 'POST', path: '/office/api/v1/hand-over/scan', summary: 'Mark boxes that were scanned at the door' })
    .input(z.object({ codes: z.array(textUpTo(60).min(1, 'required')).min(1).max(100) }))
    .output(z.object({ scans: z.array(scan) })),
  close: staffChange('parcels.hand_over')
    .route({
      method: 'POST',
      path: '/office/api/v1/hand-over',
      summary: 'Hand over every scanned box of a courier and a temperature, and write their list',
    })
    .errors(refusals('nothing_scanned'))
    .input(z.object({ carrier, temperature }))
    .output(
      z.object({
        list: z.object({ id: z.int(), number: z.string() }),
        /** Numbers of the orders that are on their way now. */
        sent: z.array(z.string()),
        /** Boxes that cannot go out any more; they are not on the list. */
        refused: z.array(z.object({ tracking: z.string(), orders: z.array(z.string()), verdict })),
      }),
    ),
  paperFile: staffCall('parcels.hand_over')
    .route({ method: 'GET', path: '/office/api/v1/hand-over/{file}', summary: 'A list as it was printed, in two copies' })
    .errors(refusals('not_found'))
    .input(z.object({ file: listFile }))
    .output(z.file()),
}
