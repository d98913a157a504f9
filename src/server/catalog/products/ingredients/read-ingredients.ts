import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findIngredientRow, listIngredientRows, listNamesOfProducts, listUnknownNames } from './store.ts'

type Db = Kysely<Tables>

export async function listIngredients(db: Db) {
  return (await listIngredientRows(db)).map(({ name_zh: zh, name_inci: en, counts, ...row }) => {
    const [products = 0, onSale = 0] = (counts ?? '').split(' ').map(Number)
    return { ...row, name: { zh: zh || en, en }, products, on_sale: onSale }
  })
}

/** Everything of one ingredient, or null when there is none. */
export async function findIngredient(db: Db, id: number) {
  const row = await findIngredientRow(db, id)
  if (!row) return null
  const { version, changed_at: changedAt, changed_by: _by, ...said } = row
  return { id, version, said, changed_at: changedAt.toISOString() }
}

/** So many are looked at on one page; what is named gives way to the next. */
const mostUnknown = 500

/** What labels name that is no ingredient's name (GDS-42). */
export async function findUnknownNames(db: Db) {
  const rows = await listUnknownNames(db, { most: mostUnknown })
  const products = await listNamesOfProducts(db, [...new Set(rows.map(({ example }) => example))])
  const named = new Map(products.map(({ id, name_zh: zh, name_en: en }) => [id, { zh, en: en || zh }]))
  return {
    total: rows[0]?.total ?? 0,
    names: rows.map(({ name, products: count, example }) => ({
      name,
      products: count,
      example: { id: example, name: named.get(example) ?? { zh: '', en: '' } },
    })),
  }
}
