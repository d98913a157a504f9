import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import { listBundleEntries, listSiblingsOf } from './store.ts'

type Asked = { productIds: readonly number[]; language: Language }

/** What hangs on these products besides themselves: the entries of their bundles and their siblings, by product. */
export async function listCartExtras(db: Kysely<Tables>, asked: Asked) {
  const [entries, siblings] = await Promise.all([listBundleEntries(db, asked), listSiblingsOf(db, asked)])
  return {
    bundles: Map.groupBy(entries, (entry) => entry.main_product_id),
    siblings: new Map([...Map.groupBy(siblings, (sibling) => sibling.of)].map(([of, rows]) => [of, rows.map(({ id, name }) => ({ id, name }))])),
  }
}
export type ProductExtras = Awaited<ReturnType<typeof listCartExtras>>
