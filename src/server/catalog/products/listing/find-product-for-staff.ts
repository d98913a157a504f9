import type { Kysely } from 'kysely'
import * as z from 'zod'
import { label as labelShape } from '#contract/shared/label.ts'
import type { Tables } from '#database/tables.ts'
import { mayThrowAway, statesAfter } from '#rules/catalog/product-state.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { findSharing } from '../families/sharing/store.ts'
import { findFilmFacts } from '#server/platform/pictures/published/film-facts.ts'
import { shownPictures } from '../shelves/shown-pictures.ts'
import { listFilmsOf } from '../shelves/store.ts'
import { listAllCategories, listPicturesFor, findWholeRow, listCategoriesOf } from './whole-store.ts'

const moments = z.record(z.string(), z.string())

/** Everything of one product, in both languages; null when there is none. */
export async function findProductForStaff(db: Kysely<Tables>, { id, now }: { id: number; now: Date }) {
  const row = await findWholeRow(db, id)
  if (!row) return null
  const [pictures, categories] = [await listPicturesFor(db, id), await listCategoriesOf(db, id)]
  const {
    version,
    state,
    stock,
    reserved,
    free,
    sold_30d,
    shelf,
    created_at: madeAt,
    changed_at: changedAt,
    texts_changed: changed,
    label,
    preview,
    ...fields
  } = row
  return {
    id,
    version,
    state,
    moves: [...statesAfter(state)],
    may_throw_away: mayThrowAway({ madeAt, now }),
    fields: { ...fields, label: labelShape.parse(label) },
    texts_changed: Object.fromEntries(Object.entries(moments.parse(changed)).map(([text, at]) => [text, new Date(at).toISOString()])),
    pictures: shownPictures(preview, pictures),
    sharing: await presentSharing(db, id),
    films: await presentFilms(db, id),
    categories: categories.map(({ source, ...category }) => ({ ...named(category), by_rule: source === 'rule' })),
    stock,
    reserved,
    free,
    sold_30d,
    shelf,
    changed_at: changedAt.toISOString(),
  }
}

/** What its family shares, and what of it is its own; null where it shares nothing. */
async function presentSharing(db: Kysely<Tables>, id: number) {
  const sharing = await findSharing(db, id)
  if (!sharing) return null
  const { name_zh: zh, name_en: en, shared, own } = sharing
  return {
    family: { id: sharing.id, name: { zh, en: en || zh } },
    fields: (shared as SharedField[]).map((field) => ({ field, is_own: own.includes(field) })),
  }
}
async function presentFilms(db: Kysely<Tables>, id: number) {
  const films = await listFilmsOf(db, id)
  const facts = await findFilmFacts(db, films)
  return films.map((url) => ({ url, ...(facts.get(url) ?? elsewhere) }))
}

/** Of a film that is not the shop's own nothing is known. */
const elsewhere = { seconds: null, captions_zh: null, captions_en: null }

export async function listCategoriesForStaff(db: Kysely<Tables>) {
  const rows = await listAllCategories(db)
  return rows.map((category) => ({ ...named(category), parent_id: category.parent_id }))
}

function named({ id, name_zh: zh, name_en: en }: { id: number; name_zh: string; name_en: string }) {
  return { id, name: { zh, en: en || zh } }
}
