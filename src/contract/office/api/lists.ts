import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, day, idInBody, idInPath, instant, linesUpTo, lineUpTo, word, wordsToFind } from '#contract/shared/fields.ts'
import { writtenKinds } from '#rules/imports/import-fields.ts'
import { batchMoves, skipReasons } from '#rules/orders/batch-moves.ts'
import { exportKinds } from '#rules/orders/export-kinds.ts'
import { exportColumns } from '#rules/orders/export-columns.ts'
import { holdReasons } from '#rules/orders/hold.ts'
import { longestTag, mostTags } from '#rules/orders/order-tags.ts'
import { ownCall, staffCall, staffChange } from './office-call.ts'
import { ordersMeant } from './filtering/orders-meant.ts'

/** Lists whose views and columns people arrange. */
const page = z.enum(['orders'])

/** How the columns of a list stand: which are hidden, in which order, and how wide in pixels. */
export const columns = z.object({
  order: z.array(word).max(40).default([]),
  hidden: z.array(word).max(40).default([]),
  widths: z.record(word, z.int().min(40).max(1200)).default({}),
})
export type ListColumns = z.infer<typeof columns>

/** Filter and sort as they stand in the address of the list. */
export const viewQuery = z.record(word, z.string().max(600)).refine((said) => Object.keys(said).length <= 40, 'tooMany')

export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  columns: columns.nullable(),
  /** Who made it. */
  by: z.string(),
  is_own: z.boolean(),
  /** Whether this person may change it. */
  may_change: z.boolean(),
  roles: z.array(z.int()),
  version: z.int(),
  removed_at: instant.nullable(),
})
export type SavedView = z.infer<typeof savedView>

export const viewName = lineUpTo(40).min(1, 'required')
const viewSaid = z.object({
  name: viewName,
  query: viewQuery,
  columns: columns.nullable().default(null),
  roles: z.array(idInBody).max(20).default([]),
})

export const viewsApi = {
  list: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/views', summary: 'Views of a list that this person sees, and how its columns stand' })
    .input(z.object({ page: page.default('orders') }))
    .output(
      z.object({
        views: z.array(savedView),
        columns: columns.nullable(),
        roles: z.array(z.object({ id: z.int(), key: z.string().nullable(), name: z.object({ zh: z.string(), en: z.string() }) })),
      }),
    ),
  save: staffChange('orders.view')
    .route({ method: 'POST', path: '/office/api/v1/views', summary: 'Keep a view under a name, for oneself or for roles' })
    .input(viewSaid.extend({ page: page.default('orders') }))
    .output(z.object({ id: z.int() })),
  change: staffChange('orders.view')
    .route({ method: 'PATCH', path: '/office/api/v1/views/{id}', summary: 'Change a view' })
    .errors(refusals('not_found', 'edit_conflict'))
    .input(viewSaid.extend({ id: idInPath, version: z.int() }))
    .output(z.object({ version: z.int() })),
  remove: staffChange('orders.view')
    .route({ method: 'DELETE', path: '/office/api/v1/views/{id}', summary: 'Put a view away; it can be had back for 30 days' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(z.object({ status: z.literal('done') })),
  restore: staffChange('orders.view')
    .route({ method: 'POST', path: '/office/api/v1/views/{id}/restore', summary: 'Have a view back that was put away' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(z.object({ status: z.literal('done') })),
  arrange: staffChange('orders.view')
    .route({ method: 'PUT', path: '/office/api/v1/columns', summary: 'How the columns of a list stand, for this person' })
    .input(columns.extend({ page: page.default('orders') }))
    .output(z.object({ status: z.literal('done') })),
}

export const selectionsApi = {
  make: staffChange('orders.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/selections',
      summary: 'Fix which orders are selected, for half an hour: some by their numbers, or all of a filter up to 10,000',
    })
    .errors(refusals('selection_empty'))
    .input(
      z.object({
        numbers: z.array(word).max(10_000, 'tooMany').optional(),
        orders: ordersMeant.safeExtend({ words: wordsToFind.optional() }).optional(),
      }),
    )
    .output(
      z.object({
        id: z.int(),
        count: z.int(),
        /** Null for who sees no amounts. */ total: amount.nullable(),
        /** There were more. */ capped: z.boolean(),
      }),
    ),
}

/** What a move needs beside the orders. */
const wishes = z.object({
  move: z.enum(batchMoves),
  selection: idInBody,
  reason: z.enum(holdReasons).optional(),
  /** To whom; null takes orders from whoever has them. */
  to: idInBody.nullable().optional(),
  add: z.array(lineUpTo(longestTag).min(1, 'required')).max(mostTags, 'tooMany').optional(),
  remove: z.array(lineUpTo(longestTag).min(1, 'required')).max(mostTags, 'tooMany').optional(),
})

const effect = z.object({
  /** How many it is done with. */
  rows: z.int(),
  /** Units that leave the stock, and invoices that are issued; 0 where the move does neither. */
  units: z.int(),
  invoices: z.int(),
  skipped: z.array(z.object({ why: z.enum(skipReasons), count: z.int() })),
  /** More than one batch may hold; null when it is not. */
  too_many: z.int().nullable(),
})
export type BatchEffect = z.infer<typeof effect>

const batchStates = ['running', 'stopped', 'done'] as const
const rowStates = ['waiting', 'doing', 'done', 'failed', 'skipped'] as const
const batchRow = z.object({
  number: z.string(),
  state: z.enum(rowStates),
  /** The status of the refusal, and its words. */ why: z.string().nullable(),
})
const batch = z.object({
  id: z.int(),
  move: z.enum(batchMoves),
  by: z.string(),
  is_own: z.boolean(),
  state: z.enum(batchStates),
  begun_at: instant,
  ended_at: instant.nullable(),
  counts: z.record(z.enum(rowStates), z.int()),
})
export type Batch = z.infer<typeof batch>

export const batchesApi = {
  preview: staffChange('orders.view')
    .route({ method: 'POST', path: '/office/api/v1/batches/preview', summary: 'What a batch would do, before it is begun' })
    .errors(refusals('selection_ended'))
    .input(wishes)
    .output(effect),
  begin: staffChange('orders.view')
    .route({ method: 'POST', path: '/office/api/v1/batches', summary: 'Do one thing with many orders, one after the other' })
    .errors(refusals('selection_ended', 'too_many_rows'))
    .input(wishes)
    .output(z.object({ id: z.int() })),
  find: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/batches/{id}', summary: 'How far a batch is, and what became of each row' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath, after: z.coerce.number<number>().int().min(0).catch(0).default(0) }))
    .output(batch.extend({ rows: z.array(batchRow), /** Where the next rows begin; null at the end. */ next: z.int().nullable() })),
  stop: staffChange('orders.view')
    .route({ method: 'POST', path: '/office/api/v1/batches/{id}/stop', summary: 'Stop a batch between two rows' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(batch),
  retry: staffChange('orders.view')
    .route({ method: 'POST', path: '/office/api/v1/batches/{id}/retry', summary: 'Do again what failed, and go on with what was stopped' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(batch),
}

const exported = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(exportKinds),
  format: z.enum(['csv', 'xlsx']),
  state: z.enum(['waiting', 'done', 'failed']),
  by: z.string(),
  /** Only its maker may fetch it. */
  mine: z.boolean(),
  rows: z.int().nullable(),
  asked_at: instant,
  expires_at: instant.nullable(),
})

export const exportsApi = {
  ask: staffChange('orders.export')
    .route({ method: 'POST', path: '/office/api/v1/exports', summary: 'Ask for orders as a file: a row an order, or a row a line' })
    .errors(refusals('selection_ended'))
    .input(
      z.object({
        kind: z.enum(['orders', 'order_lines']),
        format: z.enum(['csv', 'xlsx']),
        columns: z.array(z.enum(exportColumns)).min(1, 'required'),
        selection: idInBody,
        reason: linesUpTo(200).trim().min(1, 'required'),
      }),
    )
    .output(z.object({ id: z.int() })),
  askGoods: staffChange('goods.export')
    .route({
      method: 'POST',
      path: '/office/api/v1/exports/goods',
      summary: 'Ask for goods, prices or stock as a file that an import takes: of all products, or of those that are selected',
    })
    .errors(refusals('selection_ended'))
    .input(z.object({ kind: z.enum(writtenKinds), format: z.enum(['csv', 'xlsx']), selection: idInBody.optional() }))
    .output(z.object({ id: z.int() })),
  askMovements: staffChange('goods.export')
    .route({
      method: 'POST',
      path: '/office/api/v1/exports/movements',
      summary: 'Ask for the ledger of stock as a file: every movement of these days, both included',
    })
    .input(
      z
        .object({ format: z.enum(['csv', 'xlsx']), from: day, until: day })
        .refine(({ from, until }) => from <= until, { error: 'invalid', path: ['until'] }),
    )
    .output(z.object({ id: z.int() })),
  askMembers: staffChange('members.export')
    .route({
      method: 'POST',
      path: '/office/api/v1/exports/members',
      summary: 'Ask for members as a file: all, or those of whom the words are',
    })
    .input(
      z.object({
        format: z.enum(['csv', 'xlsx']),
        words: wordsToFind.default(''),
        reason: linesUpTo(200).trim().min(1, 'required'),
      }),
    )
    .output(z.object({ id: z.int() })),
  list: ownCall
    .route({
      method: 'GET',
      path: '/office/api/v1/exports',
      summary: 'Files of a year: one’s own, and those of others that one may ask for too',
    })
    .input(z.object({ below: z.coerce.number<number>().int().min(1).optional().catch(undefined) }))
    .output(z.object({ exports: z.array(exported), next: z.int().nullable() })),
  file: ownCall
    .route({ method: 'GET', path: '/office/api/v1/exports/{id}/file', summary: 'A file, for who has asked for it' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(z.file()),
}
