import type { IngredientSaid } from '#contract/office/api/goods/ingredients.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Conflict } from './save-ingredient.ts'
import { holdRules, listFilledBy, renameInRules, type FilledBy } from './rules-with-ingredient.ts'
import { dropIngredient, keepFormerSlug, lockIngredientRow, moveNames } from './store.ts'

type VerbShop = Pick<Shop, 'database' | 'now'>
type Refusal = Conflict | { code: 'unknown_ingredient' } | { code: 'same_ingredient' }

export type IngredientInUse = { code: 'ingredient_in_use'; by: readonly FilledBy[] }

/** All names of one become names of another, which the labels mean from then on; the address of its page leads there. */
export async function mergeIngredients(
  shop: VerbShop,
  { actor, id, version, into }: { actor: Actor; id: number; version: number; into: number },
): Promise<Result<{ into: number; names: number }, Refusal>> {
  const now = shop.now()
  if (id === into) return refuse({ code: 'same_ingredient' })
  return shop.database.transaction(async (tx) => {
    await holdRules(tx)
    const held = await holdVersion(tx, { id, version })
    if (!held.ok) return held
    if (!(await lockIngredientRow(tx, into))) return refuse({ code: 'unknown_ingredient' })
    const names = await moveNames(tx, { from: id, into, by: String(actor.id), now })
    await renameInRules(tx, { from: id, into, by: String(actor.id), now })
    await dropIngredient(tx, id)
    // It may stand on very many labels: by what their goods are found then follows in turns (0300_words_in_turns.sql).
    await tellLater(tx, { name: 'words-due' })
    await keepFormerSlug(tx, { id: into, before: held.value.slug, now: '' })
    await writeAuditEntry(tx, { actor, verb: 'merge-ingredients', subject: `ingredient ${id}`, before: held.value, after: { into }, now })
    return ok({ into, names })
  })
}

/** Takes an ingredient out by which no category is filled. Labels keep what they say; it is a name that nobody knows again. */
export async function removeIngredient(
  shop: VerbShop,
  { actor, id, version }: { actor: Actor; id: number; version: number },
): Promise<Result<{ removed: IngredientSaid }, Refusal | IngredientInUse>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    await holdRules(tx)
    const held = await holdVersion(tx, { id, version })
    if (!held.ok) return held
    const by = await listFilledBy(tx, id)
    if (by.length > 0) return refuse({ code: 'ingredient_in_use', by })
    await dropIngredient(tx, id)
    await tellLater(tx, { name: 'words-due' })
    await writeAuditEntry(tx, { actor, verb: 'remove-ingredient', subject: `ingredient ${id}`, before: held.value, after: null, now })
    return ok({ removed: held.value })
  })
}

async function holdVersion(tx: Tx, { id, version }: { id: number; version: number }): Promise<Result<IngredientSaid, Refusal>> {
  const row = await lockIngredientRow(tx, id)
  if (!row) return refuse({ code: 'unknown_ingredient' })
  const { version: stands, changed_by: by, changed_at: at, ...present } = row
  return stands === version ? ok(present) : refuse({ code: 'edit_conflict', by, at, version: stands, present })
}
