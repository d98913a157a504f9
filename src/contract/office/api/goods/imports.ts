import * as z from 'zod'
import { addedPiece } from '#contract/shared/added-piece.ts'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant, lineUpTo, textUpTo, wordsToFind } from '#contract/shared/fields.ts'
import { fieldsOfKind, importKinds, sentKinds, stockModes, type ImportField } from '#rules/imports/import-fields.ts'
import { importStates, rowActions, rowOutcomes } from '#rules/imports/row-result.ts'
import { staffCall, staffChange, staffChangeWithKeys } from '../office-call.ts'

const field = z.enum([...new Set(Object.values(fieldsOfKind).flat())] as [ImportField, ...ImportField[]])
const count = z.int()

const listed = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  by: z.string(),
  state: z.enum(importStates),
  /** Rows beside the headings; null until it was tried. */
  rows: z.int().nullable(),
  begun_at: instant,
  /** How many rows would do what, and what became of them. */
  counts: z.object({
    actions: z.partialRecord(z.enum(rowActions), count),
    outcomes: z.partialRecord(z.enum(rowOutcomes), count),
    /** How many rows change each field. */
    fields: z.record(z.string(), count),
  }),
})

const whole = listed.extend({
  format: z.enum(['csv', 'xlsx']).nullable(),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Why it failed, as the word of a reason. */
  problem: z.string().nullable(),
  /** The row of the file at which reading it ended, where one is known. */
  problem_row: z.int().nullable(),
  headings: z.array(z.string()),
  /** For each heading the field that it is. */
  matching: z.array(field.nullable()),
  mode: z.enum(stockModes).nullable(),
  /** Prices with a part of a dollar are rounded down. */
  rounds_down: z.boolean(),
  tried_at: instant.nullable(),
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
  /** So many rows were applied up to now. */
  applied: count,
  /** How many pictures the ZIP beside it holds; null where none has come. */
  packed: count.nullable(),
  /** Pictures that it names: how many are still to come, came, and did not come. */
  pictures: z.object({ waiting: count, fetched: count, failed: count }),
  /** The trial is too old to be applied. */
  outdated: z.boolean(),
  can_undo: z.boolean(),
})
export type OfficeImport = z.infer<typeof whole>

const fault = z.object({ field: z.string().nullable(), code: z.string(), by: z.string().optional() })
const row = z.object({
  row: z.int(),
  product: z.int().nullable(),
  name: z.string(),
  action: z.enum(rowActions),
  /** Each field that would change, from and to. */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      /** Its values are not for who asks. */ hidden: z.literal(true).optional(),
    }),
  ),
  faults: z.array(fault),
  outcome: z.enum(rowOutcomes).nullable(),
  why: z.array(fault),
})
export type OfficeImportedRow = z.infer<typeof row>

/** For each heading the field that it is; each field is one column at most. */
const matchingSaid = z
  .array(field.nullable())
  .max(200, 'tooMany')
  .refine((fields) => new Set(fields.filter((each) => each !== null)).size === fields.filter((each) => each !== null).length, 'twice')
const picture = z.object({
  /** Its address, or the name of its file; empty for who does not see all of the file. */
  source: z.string(),
  state: z.enum(['waiting', 'fetched', 'failed']),
  why: z.string().nullable(),
  /** The picture of the shop that was made of it. */
  picture: z.string().nullable(),
  /** The first row that wants it. */
  row: z.int(),
  product: z.int().nullable(),
  name: z.string(),
})
export type OfficeImportedPicture = z.infer<typeof picture>

const ofImport = z.object({ id: idInPath })
const done = z.object({ status: z.literal('done') })
const moves = refusals('not_found', 'import_moved', 'permission_denied')

/** Files that are imported: sent, tried, applied, and taken back (IMP). */
export const importsApi = {
  list: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/imports', summary: 'Imports of a year, the newest first' })
    .input(z.object({ below: z.coerce.number<number>().int().min(1).optional().catch(undefined) }))
    .output(z.object({ rows: z.array(listed), next: z.int().nullable() })),
  begin: staffChangeWithKeys('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports', summary: 'Begin to send a file, or go on by the same key' })
    .errors(refusals('file_refused'))
    .input(
      z.object({
        kind: z.enum(sentKinds),
        file_name: lineUpTo(200).min(1, 'required'),
        sha256: textUpTo(64).regex(/^[0-9a-f]{64}$/, 'invalid'),
        bytes: z.int().min(1, 'integer').max(2_000_000_000, 'invalid'),
      }),
    )
    .output(z.object({ id: z.int(), received: z.int() })),
  add: staffChangeWithKeys('goods.import')
    .route({
      method: 'POST',
      path: '/office/api/v1/imports/{id}/pieces',
      inputStructure: 'detailed',
      summary: 'Add the bytes that come next; answers how many are there',
    })
    .errors(refusals('not_found', 'file_refused'))
    .input(z.object({ params: ofImport, ...addedPiece }))
    .output(z.object({ received: z.int() })),
  finish: staffChange('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports/{id}/finish', summary: 'All has arrived: have its headings read' })
    .errors(refusals('not_found', 'file_refused'))
    .input(ofImport)
    .output(done),
  find: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/imports/{id}', summary: 'An import, how it is written and how far it is' })
    .errors(refusals('not_found'))
    .input(ofImport)
    .output(whole),
  rows: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/imports/{id}/rows',
      summary: 'What its rows would do, or did; the largest changes first',
    })
    .errors(refusals('not_found'))
    .input(
      ofImport.extend({
        view: z.enum(['attention', 'new', 'update', 'all']).catch('all').default('all'),
        words: wordsToFind.default(''),
        after: z.coerce.number<number>().int().min(0).catch(0).default(0),
      }),
    )
    .output(z.object({ rows: z.array(row), next: z.int().nullable() })),
  pictures: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/imports/{id}/pictures',
      summary: 'Pictures that its rows name, those that did not come first',
    })
    .errors(refusals('not_found'))
    .input(ofImport.extend({ after: z.coerce.number<number>().int().min(0).catch(0).default(0) }))
    .output(z.object({ pictures: z.array(picture), next: z.int().nullable() })),
  beginPictures: staffChange('goods.import')
    .route({
      method: 'POST',
      path: '/office/api/v1/imports/{id}/zip',
      summary: 'Begin to send a ZIP of pictures, or go on with the same one',
    })
    .errors(moves)
    .errors(refusals('file_refused'))
    .input(
      ofImport.extend({
        sha256: textUpTo(64).regex(/^[0-9a-f]{64}$/, 'invalid'),
        bytes: z.int().min(1, 'integer').max(2_000_000_000, 'invalid'),
      }),
    )
    .output(z.object({ received: z.int() })),
  addPictures: staffChangeWithKeys('goods.import')
    .route({
      method: 'POST',
      path: '/office/api/v1/imports/{id}/zip/pieces',
      inputStructure: 'detailed',
      summary: 'Add the bytes of the ZIP that come next',
    })
    .errors(moves)
    .errors(refusals('file_refused', 'files_away'))
    .input(z.object({ params: ofImport, ...addedPiece }))
    .output(z.object({ received: z.int() })),
  finishPictures: staffChange('goods.import')
    .route({
      method: 'POST',
      path: '/office/api/v1/imports/{id}/zip/finish',
      summary: 'All of the ZIP has arrived: answers how many pictures are in it',
    })
    .errors(moves)
    .errors(refusals('file_refused', 'files_away'))
    .input(ofImport)
    .output(z.object({ pictures: z.int() })),
  fetchAgain: staffChange('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports/{id}/pictures', summary: 'Fetch the pictures that did not come once more' })
    .errors(refusals('not_found', 'import_moved'))
    .input(ofImport)
    .output(done),
  try: staffChange('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports/{id}/try', summary: 'Say what its columns are and try it; nothing is written' })
    .errors(moves)
    .input(
      ofImport.extend({
        matching: matchingSaid,
        mode: z.enum(stockModes).nullable().default(null),
        rounds_down: z.boolean().default(false),
      }),
    )
    .output(done),
  again: staffChange('goods.import')
    .route({
      method: 'POST',
      path: '/office/api/v1/imports/{id}/again',
      summary: 'Read or try once more what failed before anything of it was applied',
    })
    .errors(moves)
    .input(ofImport)
    .output(done),
  apply: staffChange('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports/{id}/apply', summary: 'Apply what was tried, or go on with what was stopped' })
    .errors(moves)
    .errors(refusals('trial_outdated'))
    .input(ofImport.extend({ tried_at: z.iso.datetime().nullable().default(null) }))
    .output(done),
  stop: staffChange('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports/{id}/stop', summary: 'Stop between two batches' })
    .errors(refusals('not_found'))
    .input(ofImport)
    .output(done),
  undo: staffChange('goods.import')
    .route({ method: 'POST', path: '/office/api/v1/imports/{id}/undo', summary: 'Take back what was applied, for 30 days' })
    .errors(moves)
    .errors(refusals('undo_too_late'))
    .input(ofImport)
    .output(done),
  report: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/imports/{id}/report',
      summary: 'The same file with two columns more: what became of each row',
    })
    .errors(refusals('not_found'))
    .input(ofImport)
    .output(z.file()),
}
