import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { day, idInPath, instant, linesUpTo, lineUpTo, word, wordsToFind } from '#contract/shared/fields.ts'
import { lotStates } from '#rules/catalog/lots.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { staffCall, staffChange } from '../office-call.ts'

const product = z.object({ id: z.int(), name: z.string() })

const lot = z.object({
  id: z.int(),
  product,
  number: z.string(),
  expires_on: day,
  /** Units in the house. */
  quantity: z.int(),
  state: z.enum(lotStates),
  recalled: z.boolean(),
})
export type RecalledLot = z.infer<typeof lot>

const row = z.object({
  id: z.int(),
  product,
  /** As it stands on the goods. */
  lot: z.string(),
  expires_on: day,
  reason: z.string(),
  started: z.object({ at: instant, by: z.string() }),
  ended: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
})
export type RecallRow = z.infer<typeof row>

const subject = lineUpTo(200).min(1, 'required')
const text = linesUpTo(5000).min(1, 'required')
const letter = z.object({ subject_zh: subject, subject_en: subject, text_zh: text, text_en: text })
export type RecallLetter = z.infer<typeof letter>

const recall = row.extend({
  /** The lot, and those of other goods that units of it were moved to. */
  lots: z.array(lot),
  letter: z.object({ subject_zh: z.string(), subject_en: z.string(), text_zh: z.string(), text_en: z.string() }),
  /** Of the letter. */
  version: z.int(),
  /** Parcels, buyers and units that have some of it; `in_house`: parcels of those that have not left yet. */
  counts: z.object({ parcels: z.int(), buyers: z.int(), units: z.int(), in_house: z.int() }),
})
export type Recall = z.infer<typeof recall>

const parcel = z.object({
  number: z.string(),
  order: z.string(),
  status: z.enum(orderStatuses),
  units: z.int(),
  tracking: z.array(z.string()),
  shipped_at: instant.nullable(),
  /** Null for who may not see people. */
  buyer: z
    .object({
      uid: z.string(),
      name: z.string(),
      phone: z.string(),
      /** Null where there is none, and for who may not see how members are reached. */
      email: z.string().nullable(),
      language: z.enum(['zh', 'en']),
    })
    .nullable(),
})
export type RecalledParcel = z.infer<typeof parcel>

const ofRecall = z.object({ id: idInPath })
const reason = lineUpTo(300).min(1, 'required')

/** 下架回收: lots that must not reach anybody any more, who has units of them, and the letter to those. */
export const recallsApi = {
  list: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/recalls', summary: 'Recalls of lots, the newest first' })
    .input(z.object({ cursor: word.optional() }))
    .output(z.object({ rows: z.array(row), next: z.string().nullable() })),
  lots: staffCall('stock.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/stock/recalls/lots',
      summary: 'Lots whose number begins so, also those of which nothing is left in the house',
    })
    .input(z.object({ words: wordsToFind }))
    .output(z.object({ rows: z.array(lot) })),
  find: staffCall('stock.view')
    .route({ method: 'GET', path: '/office/api/v1/stock/recalls/{id}', summary: 'A recall with its lots, its counts and its letter' })
    .errors(refusals('not_found'))
    .input(ofRecall)
    .output(recall),
  parcels: staffCall('stock.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/stock/recalls/{id}/parcels',
      summary: 'Parcels that have units of a recalled lot, with their orders and buyers, the newest first',
    })
    .errors(refusals('not_found'))
    .input(ofRecall.extend({ cursor: word.optional() }))
    .output(z.object({ rows: z.array(parcel), next: z.string().nullable() })),
  begin: staffChange('stock.correct')
    .route({ method: 'POST', path: '/office/api/v1/stock/lots/{id}/recall', summary: 'Recall a lot: it is blocked at once' })
    .errors(refusals('lot_not_found'))
    .input(z.object({ id: idInPath, reason }))
    .output(z.object({ id: z.int() })),
  end: staffChange('stock.correct')
    .route({ method: 'POST', path: '/office/api/v1/stock/recalls/{id}/end', summary: 'End a recall: its lots may be opened again' })
    .errors(refusals('not_found'))
    .input(ofRecall.extend({ reason }))
    .output(z.object({ status: z.enum(['changed', 'same']) })),
  saveLetter: staffChange('stock.correct')
    .route({ method: 'PUT', path: '/office/api/v1/stock/recalls/{id}/letter', summary: 'Write the letter to those who have units of it' })
    .errors(refusals('not_found', 'edit_conflict'))
    .input(ofRecall.extend({ ...letter.shape, /** The version that was seen. */ seen: z.int().min(1, 'invalid') }))
    .output(z.object({ version: z.int() })),
}
