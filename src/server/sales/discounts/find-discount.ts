import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { DiscountCode } from '#rules/promotions/discount.ts'
import type { Text } from '#rules/locale.ts'
import { countUses, findCodeRow } from './store.ts'

/** A discount code as the rules judge it, and how often it has been used. */
export type FoundDiscount = { id: number; name: Text; code: DiscountCode; uses: { all: number; mine: number } }

/** The code that a shopper typed; null when there is none of that name. */
export async function findDiscount(
  db: Kysely<Tables>,
  { memberId, word }: { memberId: number; word: string },
): Promise<FoundDiscount | null> {
  const row = await findCodeRow(db, word)
  if (!row) return null
  const { id, name_zh, name_en, ...code } = row
  return { id, name: { zh: name_zh, en: name_en }, code, uses: await countUses(db, { codeId: id, memberId }) }
}
