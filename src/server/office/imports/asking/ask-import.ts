import { isDeepStrictEqual } from 'node:util'
import { addDays, addMinutes } from '#rules/calendar.ts'
import { isSellingField } from '#rules/catalog/selling-fields.ts'
import { fieldsOfKind, isEntryKind, isFixed, type ImportField, type ImportKind, type StockMode } from '#rules/imports/import-fields.ts'
import { permissionOfEntries } from '#rules/imports/permission-of-entries.ts'
import { daysToUndo, hoursOfTrial } from '#rules/imports/row-result.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import type { Actor } from '#rules/actor.ts'
import type { Tx } from '#database/connect.ts'
import { traceOf } from '#server/platform/audit/trace.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { setsPrices } from '../../products/sets-prices.ts'
import { rememberMatching } from '../reading/remembered-matching.ts'
import { countOutcomes } from '../rows-store.ts'
import { lockImport, saveImport, type LockedImport } from '../store.ts'

export type ImportRefusal = { code: 'not_found' | 'permission_denied' | 'trial_outdated' | 'import_moved' | 'undo_too_late' }

export type By = { id: number; actor: Actor; permissions: ReadonlyMap<PermissionName, Share> }
export type Moved = Result<'done', ImportRefusal>

/** What was said of the file. `mode`: of stock; `roundsDown`: prices with a part of a dollar (D-220). */
type Tried = { matching: readonly (ImportField | null)[]; mode: StockMode | null; roundsDown: boolean }

/** Begins a trial with these columns (IMP-06); what they are is remembered by the headings (IMP-03). */
export async function askTrial({ database }: Shop, { id, permissions, matching, mode, roundsDown }: By & Tried): Promise<Moved> {
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    const headings = row.headings as string[]
    const meant = isFixed(row.kind)
      ? (row.matching as (ImportField | null)[])
      : headings.map((_heading, place) => fieldsOfKind[row.kind].find((field) => field === matching[place]) ?? null)
    const stock_mode = meant.includes('units') ? (mode ?? 'set') : null
    const rounds_down = row.kind === 'shopify' && roundsDown
    // Pressed twice, it is tried once; with other columns it is somebody else's trial that is under way.
    const isSame = isDeepStrictEqual(row.matching, meant) && row.stock_mode === stock_mode && row.rounds_down === rounds_down
    if (row.state === 'trying' && isSame) return ok('done')
    if (row.state !== 'waiting' && row.state !== 'ready' && !isFailedTrial(row)) return refuse({ code: 'import_moved' })
    if (!mayImport(permissions, { kind: row.kind, fields: meant })) return refuse({ code: 'permission_denied' })
    if (!isFixed(row.kind)) await rememberMatching(tx, { kind: row.kind, headings, matching: meant })
    await saveImport(tx, { id, state: 'trying', matching: JSON.stringify(meant), stock_mode, rounds_down, ...afresh })
    await tellLater(tx, { name: 'import-asked', importId: id })
    return ok('done')
  })
}

/** Nothing of what went wrong before is left. */
const afresh = { problem: null, problem_row: null, ended_at: null, tries: 0, leaves: 0 }

/** Its columns are known, and nothing of it was ever applied. */
const isFailedTrial = (row: LockedImport) => row.state === 'failed' && row.applied_at === null && row.format !== null

/** Reads or tries once more what failed before anything of it was applied. */
export async function askAgain({ database }: Shop, { id, permissions }: Omit<By, 'actor'>): Promise<Moved> {
  return database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    if (row.state === 'reading' || row.state === 'trying') return ok('done')
    if (row.state !== 'failed' || row.applied_at !== null) return refuse({ code: 'import_moved' })
    if (!mayImport(permissions, { kind: row.kind, fields: row.matching as (string | null)[] })) return refuse({ code: 'permission_denied' })
    await saveImport(tx, { id, state: isFailedTrial(row) ? 'trying' : 'reading', ...afresh })
    await tellLater(tx, { name: 'import-asked', importId: id })
    return ok('done')
  })
}

/** Whoever imports needs what the fields need on the page of a product. */
export function mayImport(
  permissions: By['permissions'],
  { kind, fields }: { kind: ImportKind; fields: readonly (string | null)[] },
): boolean {
  // A code is worth money: whoever may approve only some of them has a second person, and a file asks none.
  if (kind === 'discount_codes') return permissions.get(permissionOfEntries[kind]) === 'all'
  if (isEntryKind(kind)) return permissions.has(permissionOfEntries[kind])
  if (kind === 'stock') return permissions.has('stock.correct')
  // A file of Shopify's counts the stock, and puts goods on sale.
  if (kind === 'shopify' && !(permissions.has('products.publish') && (permissions.has('stock.correct') || !fields.includes('units'))))
    return false
  if (fields.some((field) => field !== null && isSellingField(field)) && !setsPrices(permissions)) return false
  return kind === 'prices' ? setsPrices(permissions) : permissions.has('products.texts')
}

/**
 * Begins to apply what was tried (IMP-08), or goes on with what was stopped or died (IMP-09). `triedAt`: the trial that was looked at;
 * one that somebody else has made since is not applied unseen.
 */
export async function askApply(shop: Shop, { id, actor, permissions, triedAt }: By & { triedAt: string | null }): Promise<Moved> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    if (row.state === 'applying') return ok('done')
    const goesOn = isBrokenOff(row)
    const isSeen = triedAt === null || row.tried_at?.toISOString() === triedAt
    if ((row.state !== 'ready' && !goesOn) || !isSeen) return refuse({ code: 'import_moved' })
    if (!mayImport(permissions, { kind: row.kind, fields: row.matching as (string | null)[] })) return refuse({ code: 'permission_denied' })
    if (!goesOn && isOutdated(row, now)) return refuse({ code: 'trial_outdated' })
    await begin(tx, { row, actor, verb: 'apply-import', change: { state: 'applying', applied_at: row.applied_at ?? now }, now })
    return ok('done')
  })
}

/** It was stopped, or died, while it was applied. */
const isBrokenOff = ({ state, applied_at: appliedAt, undone_at: undoneAt }: LockedImport) =>
  (state === 'stopped' || state === 'failed') && appliedAt !== null && undoneAt === null

const isOutdated = ({ tried_at: triedAt }: LockedImport, now: Date) => triedAt === null || addMinutes(triedAt, hoursOfTrial * 60) < now

/** Stops between two batches; what was applied stays. */
export async function askStop(shop: Shop, { id }: Pick<By, 'id'>): Promise<Moved> {
  return shop.database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    if (row.state !== 'applying') return ok('done')
    const counts = JSON.stringify({ ...(row.counts as object), outcomes: await countOutcomes(tx, id) })
    await saveImport(tx, { id, state: 'stopped', counts, ended_at: shop.now() })
    return ok('done')
  })
}

/** Begins to take an import back, for 30 days (IMP-11). */
export async function askUndo(shop: Shop, { id, actor, permissions }: By): Promise<Moved> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) return refuse({ code: 'not_found' })
    if (row.state === 'undoing' || row.state === 'undone') return ok('done')
    if (!(['done', 'stopped', 'failed'].includes(row.state) && row.applied_at !== null)) return refuse({ code: 'import_moved' })
    if (!mayImport(permissions, { kind: row.kind, fields: row.matching as (string | null)[] })) return refuse({ code: 'permission_denied' })
    if (addDays(row.applied_at, daysToUndo) < now) return refuse({ code: 'undo_too_late' })
    const change = { state: 'undoing', mark: 0, undone_at: now, undo_publishes: permissions.has('products.publish') } as const
    await begin(tx, { row, actor, verb: 'undo-import', change, now })
    return ok('done')
  })
}

type Begun = { row: LockedImport; actor: Actor; verb: string; change: Partial<LockedImport>; now: Date }

/** Who presses is kept, because the work is done in their name by a job. */
async function begin(tx: Tx, { row, actor, verb, change, now }: Begun): Promise<void> {
  await saveImport(tx, {
    id: row.id,
    state: change.state,
    applied_at: change.applied_at,
    undone_at: change.undone_at,
    mark: change.mark,
    undo_publishes: change.undo_publishes,
    problem: null,
    tries: 0,
    leaves: 0,
    actor: JSON.stringify(actor),
    trace: JSON.stringify(traceOf(tx) ?? row.trace),
  })
  const after = { kind: row.kind, file: row.file_name, rows: row.row_count }
  await writeAuditEntry(tx, { actor, verb, subject: `import ${row.id}`, before: null, after, now })
  await tellLater(tx, { name: 'import-asked', importId: row.id })
}
