import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdSharing, type Sharing } from '../families/sharing/say-alike.ts'
import { lockProductRows } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { findLastPositions, isCategory, listShelvesOf, saveShelvesOf } from './store.ts'

const shelvesShape = z
  .array(z.strictObject({ category: z.int().min(1), position: z.int().min(0).max(1_000_000).optional() }))
  .max(50)
  .refine((shelves) => new Set(shelves.map(({ category }) => category)).size === shelves.length, 'Each category stands there once')

/** Every category in which a product stands. `position`: left out, it stays where it stands there, and is the last where it is new. */
export type Shelves = z.input<typeof shelvesShape>

export type Shelf = { category: number; position: number }

export type ShelvesSet = { before: Shelf[]; after: Shelf[] }
/** `version`: what it made, or what stood there already. */
export type ShelvesSaved = ShelvesSet & { version: number }

export type ShelvesRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | { code: 'unknown_category'; category: number }

/**
 * Puts a product into these categories and no others. Told twice, the second time changes nothing. `alike`: members of its family that share
 * their categories go there too (FAM-15).
 */
export async function setShelvesOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, shelves, alike = false }: { actor: Actor; product: number; shelves: Shelves; alike?: boolean },
): Promise<Result<ShelvesSaved, ShelvesRefusal>> {
  const read = shelvesShape.safeParse(shelves)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const said = read.data.toSorted((one, other) => one.category - other.category)
  return shop.database.transaction(async (tx) => {
    const sharing: Sharing = alike ? await holdSharing(tx, product) : new Map()
    const others = [...sharing].flatMap(([id, fields]) => (fields.includes('categories') ? [id] : []))
    const rows = await lockProductRows(tx, [product, ...others])
    const row = rows.find(({ id }) => id === product)
    if (!row) return refuse({ code: 'unknown_product', product })
    const now = shop.now()
    const set = await setShelvesHeld(tx, { actor, product, shelves: said, alike, now })
    if (!set.ok) return set
    const wanted = said.map(({ category }) => ({ category }))
    if (set.value.version !== null)
      for (const other of others) await setShelvesHeld(tx, { actor, product: other, shelves: wanted, alike, now })
    return ok({ ...set.value, version: set.value.version ?? row.version })
  })
}

type Held = {
  actor: Actor
  product: number
  shelves: readonly { category: number; position?: number | undefined }[]
  reason?: string | undefined
  /** It is said of all members of its family that share it. */
  alike?: boolean | undefined
  now: Date
}

/** The same of a product that the caller holds. `version`: null where nothing was to be changed. */
export async function setShelvesHeld(
  tx: Tx,
  { actor, product, shelves, reason, alike, now }: Held,
): Promise<Result<ShelvesSet & { version: number | null }, ShelvesRefusal>> {
  const before = await listShelvesOf(tx, product)
  const stood = new Map(before.map(({ category, position }) => [category, position]))
  const asked = shelves.map(({ category }) => category)
  const last = await findLastPositions(tx, asked)
  const unknown = asked.find((category) => !last.has(category))
  if (unknown !== undefined) return refuse({ code: 'unknown_category', category: unknown })
  const after = shelves.map(({ category, position }) => ({
    category,
    position: position ?? stood.get(category) ?? (last.get(category) ?? -1) + 1,
  }))
  if (isDeepStrictEqual(before, after)) return ok({ before, after, version: null })
  const change = { product, actor, verb: 'set-shelves', before, after, reason, alike, now }
  const version = await saveAsVersion(tx, change, () => saveShelvesOf(tx, { product, before, after }))
  return ok({ before, after, version })
}

/** Where hands have put a product, and whether there is the category that it is to be put into or taken out of. */
export async function findShelves(tx: Tx, { product, category }: { product: number; category: number }) {
  return { shelves: await listShelvesOf(tx, product), isKnown: await isCategory(tx, category) }
}
