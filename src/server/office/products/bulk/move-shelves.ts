import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import { ok, refuse } from '#rules/result.ts'
import { findShelves, setShelvesHeld, type Shelf } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import type { BulkVerb } from './bulk-verb.ts'

type ShelfMove = Extract<BulkMove, { kind: 'add_to_category' | 'remove_from_category' }>

const mostShelves = 50
const shelves = z.object({ shelves: z.array(z.object({ category: z.int(), position: z.int() })) })

/** Categories where hands put products; what a rule puts somewhere stays the rule's (D-219). */
export const shelfVerb: BulkVerb<ShelfMove> = {
  async weigh(tx, { row, move }) {
    const { shelves: before, isKnown } = await findShelves(tx, { product: row.id, category: move.category })
    const stays = { before: { shelves: before }, after: { shelves: before } }
    if (!isKnown) return { ...stays, refusal: { code: 'unknown_category', category: move.category } }
    const said = aimOf(move, before)
    // Where it stands then is known only when it is put there.
    const after = said.map(({ category, position }) => ({ category, position: position ?? null }))
    const isFull = !isDeepStrictEqual(before, after) && after.length > mostShelves
    const refusal = isFull
      ? { code: 'wrong_value' as const, why: 'A product stands in 50 categories at most', faults: { categories: 'tooMany' } }
      : null
    return { before: { shelves: before }, after: { shelves: after }, refusal }
  },
  async make(tx, { row, move, ...pressed }) {
    const { shelves: before } = await findShelves(tx, { product: row.id, category: move.category })
    return put(tx, { product: row.id, shelves: aimOf(move, before), ...pressed })
  },
  async takeBack(tx, { row, before, after, ...pressed }) {
    const [stood, made] = [
      shelves.parse(before).shelves,
      z.object({ shelves: z.array(z.object({ category: z.int() })) }).parse(after).shelves,
    ]
    const added = made.filter(({ category }) => !stood.some((shelf) => shelf.category === category))
    const { shelves: stands } = await findShelves(tx, { product: row.id, category: 0 })
    const kept = stands.filter(({ category }) => !added.some((shelf) => shelf.category === category))
    const back = stood.filter(({ category }) => !stands.some((shelf) => shelf.category === category))
    return put(tx, { product: row.id, shelves: byCategory([...kept, ...back]), ...pressed })
  },
}

type Said = { category: number; position?: number | undefined }

function aimOf({ kind, category }: ShelfMove, before: readonly Shelf[]): Said[] {
  if (kind === 'remove_from_category') return before.filter((shelf) => shelf.category !== category)
  return before.some((shelf) => shelf.category === category) ? [...before] : byCategory([...before, { category }])
}

const byCategory = <Place extends Said>(places: readonly Place[]) => places.toSorted((one, other) => one.category - other.category)

async function put(tx: Tx, wanted: Parameters<typeof setShelvesHeld>[1]) {
  const set = await setShelvesHeld(tx, wanted)
  if (!set.ok) return set
  // Published anew meanwhile, the category has lost it or has it back already.
  return set.value.version === null ? refuse({ code: 'changed_meanwhile' as const, by: null }) : ok(set.value.version)
}
