import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tables } from '#database/tables.ts'
import { followersOf, type Follower } from '#rules/catalog/followers.ts'
import { shownStates } from '#rules/catalog/product-state.ts'
import { findWholeOf } from './store.ts'

/** What a save has changed, and what followed (D-209). `key`: of the call that takes it back. */
export type Told = { version: number; changed: string[]; followed: Follower[]; undo: Undo | null }
type Undo = { call: 'restore' | 'take_back'; key: number }

/** `isNew`: the version was made by the save; otherwise it stood there already, and there was nothing to change. */
type Saved = { product: number; version: number; isNew: boolean }

export async function tellSaved(db: Kysely<Tables>, { product, version, isNew }: Saved): Promise<Told> {
  const is = isNew ? await findWholeOf(db, { product, version }) : undefined
  const was = isNew ? await findWholeOf(db, { product, version: version - 1 }) : undefined
  if (!is || !was) return { version, changed: [], followed: [], undo: null }
  const fields = differing(readWhole(was.whole), readWhole(is.whole))
  const beside = regularPrices(is)
  const scheduled = scheduling[is.verb ?? '']
  return {
    version,
    changed: [...fields, ...beside, ...(scheduled ? [scheduled] : [])],
    followed: followersOf(fields, { shown: isShown(was.whole) || isShown(is.whole) }),
    undo: beside.length > 0 ? null : undoOf(is.verb, version),
  }
}

/** A move is taken back as one, so that its schedule comes back with it; what took one back is not taken back again. */
function undoOf(verb: string | null, version: number): Undo | null {
  if (verb === 'take-back-move') return null
  const isMove = verb === 'set-state' || verb === 'schedule-product'
  return isMove ? { call: 'take_back', key: version } : { call: 'restore', key: version - 1 }
}

/** What is said beside the product: it changes nothing of it yet. */
const scheduling: Readonly<Record<string, string>> = {
  'schedule-product': 'schedule',
  'schedule-price': 'scheduled_prices',
  'withdraw-price': 'scheduled_prices',
  'restore-price': 'scheduled_prices',
}

type Whole = Readonly<Record<string, unknown>>
const whole = z.record(z.string(), z.unknown())
const readWhole = (said: unknown): Whole => whole.catch({}).parse(said)

/** What follows from other fields by itself. */
const derived = ['available', 'published_at']
/** How many are picked is said with what is picked; the preview is the first picture. */
const partOf: Readonly<Record<string, string>> = { optional_bundles_max_quantity: 'bundle', preview: 'pictures' }

function differing(was: Whole, is: Whole): string[] {
  const different = Object.keys(is).filter((name) => !derived.includes(name) && !isDeepStrictEqual(was[name], is[name]))
  return [...new Set(different.map((name) => partOf[name] ?? name))]
}

/** Prices of other times that were changed while a scheduled one runs: they stand on no row, and their version keeps them. */
function regularPrices({ before, after }: { before: unknown; after: unknown }): string[] {
  const [was, is] = [readWhole(readWhole(before)['regular_prices']), readWhole(readWhole(after)['regular_prices'])]
  return Object.keys(is).filter((name) => was[name] !== is[name])
}

function isShown(said: unknown): boolean {
  return shownStates.some((state) => state === readWhole(said)['state'])
}
