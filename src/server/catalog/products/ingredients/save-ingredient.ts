import type { IngredientSaid } from '#contract/office/api/goods/ingredients.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import {
  countIngredients,
  createIngredientRow,
  findKeyTaken,
  findSlugOwner,
  keepFormerSlug,
  keysOf,
  lockIngredientNames,
  lockIngredientRow,
  saveIngredientRow,
  saveNames,
} from './store.ts'

/** `field`: where the name was written. `nothing`: nothing of it is left to compare. */
type Fault = { code: 'slug_taken' } | { code: 'name_taken'; field: string } | { code: 'nothing'; field: string }
export type Conflict = { code: 'edit_conflict'; by: string; at: Date; version: number; present: IngredientSaid }
export type IngredientRefusal = Fault | { code: 'too_many' } | { code: 'unknown_ingredient' } | Conflict

type VerbShop = Pick<Shop, 'database' | 'now'>
type Saved = { id: number; version: number; changed: string[] }

/** Every page of the office that asks for one has all of them to choose from. */
const mostIngredients = 3000

/** Adds an ingredient. Products whose labels name it are found by it from then on (GDS-42). */
export async function makeIngredient(
  shop: VerbShop,
  { actor, ingredient }: { actor: Actor; ingredient: IngredientSaid },
): Promise<Result<Saved, Fault | { code: 'too_many' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    await lockIngredientNames(tx)
    const fault = await judge(tx, { ingredient, except: 0 })
    if (fault) return refuse(fault)
    if ((await countIngredients(tx)) >= mostIngredients) return refuse({ code: 'too_many' })
    const id = await createIngredientRow(tx, { ingredient, by: String(actor.id), now })
    await saveNames(tx, { id, names: namesOf(ingredient) })
    // It may stand on very many labels: by what their goods are found then follows in turns (0300_words_in_turns.sql).
    await tellLater(tx, { name: 'words-due' })
    await writeAuditEntry(tx, { actor, verb: 'make-ingredient', subject: `ingredient ${id}`, before: null, after: ingredient, now })
    return ok({ id, version: 1, changed: Object.keys(ingredient) })
  })
}

type Change = { actor: Actor; id: number; version: number; ingredient: IngredientSaid }

/** Makes an ingredient this one. Told twice, the second time changes nothing; over a newer version nothing is changed. */
export async function changeIngredient(
  shop: VerbShop,
  { actor, id, version, ingredient }: Change,
): Promise<Result<Saved, IngredientRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const row = await lockIngredientRow(tx, id)
    if (!row) return refuse({ code: 'unknown_ingredient' })
    const { version: stands, changed_by: by, changed_at: at, ...present } = row
    const { before, after } = changedFields(
      { ...present, aliases: present.aliases.toSorted() },
      { ...ingredient, aliases: ingredient.aliases.toSorted() },
    )
    if (Object.keys(after).length === 0) return ok({ id, version: stands, changed: [] })
    if (stands !== version) return refuse({ code: 'edit_conflict', by, at, version: stands, present })
    const fault = await judge(tx, { ingredient, except: id })
    if (fault) return refuse(fault)
    const saved = await saveIngredientRow(tx, { id, ingredient, by: String(actor.id), now })
    await keepFormerSlug(tx, { id, before: present.slug, now: ingredient.slug })
    await saveNames(tx, { id, names: namesOf(ingredient) })
    await tellLater(tx, { name: 'words-due' })
    await writeAuditEntry(tx, { actor, verb: 'change-ingredient', subject: `ingredient ${id}`, before, after, now })
    return ok({ id, version: saved, changed: Object.keys(after) })
  })
}

const namesOf = ({ name_inci: inci, name_zh: zh, aliases }: IngredientSaid) => [inci, ...(zh === '' ? [] : [zh]), ...aliases]

/** A name is one ingredient's, also one in addresses that leads to its page from before. */
async function judge(tx: Tx, { ingredient, except }: { ingredient: IngredientSaid; except: number }): Promise<Fault | null> {
  const owner = await findSlugOwner(tx, ingredient.slug)
  if (owner !== undefined && owner !== except) return { code: 'slug_taken' }
  const keys = await keysOf(tx, namesOf(ingredient))
  const fieldOf = (place: number) => {
    if (place === 0) return 'name_inci'
    return place === 1 && ingredient.name_zh !== '' ? 'name_zh' : 'aliases'
  }
  const empty = keys.indexOf('')
  if (empty !== -1) return { code: 'nothing', field: fieldOf(empty) }
  const taken = await findKeyTaken(tx, { keys, except })
  return taken === undefined ? null : { code: 'name_taken', field: fieldOf(keys.indexOf(taken)) }
}
