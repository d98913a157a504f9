import type { Tx } from '#database/connect.ts'
import { readCategoryRule, type CategoryRuleWords } from '#rules/catalog/categories/category-rule.ts'
import type { Shop } from '#server/platform/shop.ts'
import { emptyUnruled, fillCategory, listRuledCategories, lockFilling, ruleConditions } from './store.ts'

/** Fills every category that has a rule with what it means now (CAT-04): days pass, and commands change products too. */
export async function fillCategories(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  await shop.database.transaction((tx) => fillAll(tx, shop.now()))
}

/** The same in a transaction that changed rules. */
export async function fillAll(tx: Tx, now: Date): Promise<void> {
  await lockFilling(tx)
  await emptyUnruled(tx)
  await fillFor(tx, { products: null, now })
}

/** Puts products, which the caller holds, where the rules mean them, and takes them from where they do not; null: all there are. */
export async function fillFor(tx: Tx, { products, now }: { products: readonly number[] | null; now: Date }): Promise<void> {
  for (const { id: category, rule } of await listRuledCategories(tx)) {
    const read = readCategoryRule((rule ?? {}) as CategoryRuleWords)
    if (read) await fillCategory(tx, { category, matches: ruleConditions(read, now), products })
  }
}
