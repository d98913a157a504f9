import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { proposeFamilies, sharedName, valuesOfNames } from '#rules/catalog/families/propose-families.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'
import { listOwn } from './sharing/store.ts'
import { familyOfRows } from './family-rows.ts'
import { countMembers, listFamilyGoods, listFamilyRows, listFreeGoods, listFreeLinks } from './reading-store.ts'
import { findFamilyRow, listMemberRows } from './store.ts'

type Db = Kysely<Tables>

/** A page of families, the last change first. */
export async function listFamilies(db: Db, asked: { words: string; after: number }) {
  const { rows, ...page } = await listFamilyRows(db, asked)
  const counts = new Map(
    (
      await countMembers(
        db,
        rows.map(({ id }) => id),
      )
    ).map(({ id, ...counted }) => [id, counted]),
  )
  return {
    ...page,
    rows: rows.map(({ id, changed_at, ...row }) => ({
      id,
      changed_at: changed_at.toISOString(),
      name: { zh: row.name_zh, en: row.name_en },
      axes: [{ zh: row.axis1_zh, en: row.axis1_en }, ...(row.axis2_zh === null ? [] : [{ zh: row.axis2_zh, en: row.axis2_en }])],
      ...(counts.get(id) ?? { members: 0, on_sale: 0, previews: [] }),
    })),
  }
}

/** Everything of one family, or null when there is none. */
export async function findFamily(db: Db, id: number) {
  const row = await findFamilyRow(db, id)
  if (!row) return null
  const members = await listMemberRows(db, id)
  const goods = await listFamilyGoods(
    db,
    members.map(({ product_id: product }) => product),
  )
  return {
    id,
    version: row.version,
    said: familyOfRows(row, members),
    shared: row.shared as SharedField[],
    own: await listOwn(
      db,
      members.map(({ product_id: product }) => product),
    ),
    goods: members.flatMap(({ product_id: product }) => goods.get(product) ?? []),
    changed_by: row.changed_by,
    changed_at: row.changed_at.toISOString(),
  }
}

/** How these products would stand as a family: the name that they share, and what tells each apart. */
export async function draftFamily(db: Db, products: readonly number[]): Promise<Result<Draft, { code: 'unknown_product' }>> {
  const known = await listFamilyGoods(db, products)
  const goods = products.flatMap((id) => known.get(id) ?? [])
  if (goods.length < products.length) return refuse({ code: 'unknown_product' })
  const [zh, en] = [goods.map(({ name }) => name.zh), goods.map(({ name }) => name.en || name.zh)]
  const [valuesZh, valuesEn] = [valuesOfNames(zh), valuesOfNames(en)]
  const members = goods.map((each, place) => ({
    product: each.id,
    value: { zh: shortened(valuesZh[place]), en: shortened(valuesEn[place]) },
    goods: each,
  }))
  return ok({ name: { zh: sharedName(zh), en: sharedName(en) }, members })
}

type Goods = NonNullable<ReturnType<Awaited<ReturnType<typeof listFamilyGoods>>['get']>>
type Draft = {
  name: { zh: string; en: string }
  members: { product: number; value: { zh: string; en: string }; goods: Goods }[]
}

/** A value has 40 characters at most (FAM-02). */
const shortened = (value = '') => [...value].slice(0, 40).join('')

const mostProposals = 50

/** Families that other styles and names suggest (FAM-14). Nothing is saved. */
export async function listProposals(db: Db) {
  const [free, links] = [await listFreeGoods(db), await listFreeLinks(db)]
  const groups = proposeFamilies(free, links).slice(0, mostProposals)
  const goods = await listFamilyGoods(db, groups.flat())
  return groups.map((ids) => {
    const products = ids.flatMap((id) => goods.get(id) ?? [])
    const names = products.map(({ name }) => name)
    return {
      name: { zh: sharedName(names.map(({ zh }) => zh)), en: sharedName(names.map(({ zh, en }) => en || zh)) },
      products: products.map(({ id, name, preview }) => ({ id, name, preview })),
    }
  })
}
