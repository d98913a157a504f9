import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { productStates, statesAfter, type ProductState } from '#rules/catalog/product-state.ts'
import { faultsInTimes } from '#rules/catalog/shelf-price.ts'
import { ok } from '#rules/result.ts'
import { listBundlesWith } from '#server/catalog/products/published/bundles-with.ts'
import { scheduleHeld } from '#server/catalog/products/schedules/schedule-product.ts'
import { findSchedules } from '#server/catalog/products/schedules/find-schedules.ts'
import { putProductAway, requiring } from '#server/catalog/products/states/put-product-away.ts'
import { returnProduct } from '#server/catalog/products/states/return-product.ts'
import { judgeMove, moveProduct } from '#server/catalog/products/states/set-product-state.ts'
import type { WholeProduct } from '#server/catalog/products/published/held-products.ts'
import { requiredByCampaigns } from '../archive-product.ts'
import type { BulkRefusal, BulkVerb, Held } from './bulk-verb.ts'

type StateMove = Extract<BulkMove, { kind: 'on' | 'off' | 'archive' | 'schedule' }>

const stood = z.object({ state: z.enum(productStates), on_at: z.coerce.date().nullable(), off_at: z.coerce.date().nullable() })

/** Where products are in their life, and what is scheduled for them. */
export const stateVerb: BulkVerb<StateMove> = {
  async weigh(tx, held) {
    const before = await standing(tx, held.row)
    const after = aimOf(held, before)
    const isSame = after.state === before.state && after.on_at === before.on_at && after.off_at === before.off_at
    return { before, after, refusal: isSame ? null : await refusalOf(tx, held, after.state) }
  },
  async make(tx, { row, move, now, actor, reason }) {
    const pressed = { actor, reason, now }
    if (move.kind === 'schedule') {
      const said = await scheduleHeld(tx, { row, ...timesOf(move, row), ...pressed })
      return said.ok ? ok(said.value.version) : said
    }
    const requiredBy = (held: Tx) => requiredByCampaigns(held, { product: row.id, now })
    const moved =
      move.kind === 'archive'
        ? await putProductAway(tx, { id: row.id, bundles: 'leave', requiredBy, ...pressed })
        : await moveProduct(tx, { row, state: move.kind, ...pressed })
    return moved.ok ? ok(moved.value.version) : moved
  },
  async takeBack(tx, { before, after: _after, ...held }) {
    return returnProduct(tx, { ...held, stood: stood.parse(before) })
  },
}

/** Moments are ISO 8601. */
type Standing = { state: ProductState; on_at: string | null; off_at: string | null }

async function standing(tx: Tx, row: WholeProduct): Promise<Standing> {
  const { schedule } = await findSchedules(tx, row.id)
  return { state: row.state, on_at: row.state === 'on' ? null : (schedule?.on_at ?? null), off_at: schedule?.off_at ?? null }
}

function aimOf({ row, move }: Held<StateMove>, before: Standing): Standing {
  switch (move.kind) {
    case 'on':
      return { state: 'on', on_at: null, off_at: before.off_at }
    case 'off':
      // Off sale already, nothing of it is scheduled.
      return { state: 'off', on_at: null, off_at: null }
    case 'archive':
      return { state: 'archived', on_at: null, off_at: null }
    case 'schedule': {
      // Of what is on sale nothing is said where no end is.
      if (row.state === 'on' && move.off_at === null) return before
      const { from, until } = timesOf(move, row)
      return { state: from === null ? row.state : 'scheduled', on_at: iso(from), off_at: iso(until) }
    }
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** What is on sale has begun: only when it ends is said of it. */
function timesOf({ on_at, off_at }: Extract<StateMove, { kind: 'schedule' }>, { state }: WholeProduct) {
  return { from: on_at === null || state === 'on' ? null : new Date(on_at), until: off_at === null ? null : new Date(off_at) }
}

async function refusalOf(tx: Tx, { row, move, now }: Held<StateMove>, state: ProductState): Promise<BulkRefusal | null> {
  if (move.kind === 'schedule') {
    const times = timesOf(move, row)
    if ((times.from === null) !== (row.state === 'on')) return { code: 'no_such_move', now: row.state }
    const faults = faultsInTimes({ ...times, now })
    if (Object.keys(faults).length > 0) return { code: 'wrong_value', why: 'It begins and ends at a minute that is to come', faults }
  }
  if (row.state !== state && !statesAfter(row.state).includes(state)) return { code: 'no_such_move', now: row.state }
  const lacks = await judgeMove(tx, { row, state, now })
  if (lacks || state !== 'archived') return lacks
  const by = [...requiring(await listBundlesWith(tx, row.id)), ...(await requiredByCampaigns(tx, { product: row.id, now }))]
  return by.length > 0 ? { code: 'in_use', by } : null
}
