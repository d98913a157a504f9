import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { CategoryRule } from '#rules/catalog/categories/category-rule.ts'
import { countMatches, listMatches, ruleConditions } from './store.ts'

const mostShown = 24

/** What a rule would put into a category now: how many, and the newest of them. */
export async function findMatches(db: Kysely<Tables>, { rule, now }: { rule: CategoryRule; now: Date }) {
  const matches = ruleConditions(rule, now)
  const goods = await listMatches(db, { matches, most: mostShown })
  return {
    total: await countMatches(db, matches),
    goods: goods.map(({ id, name_zh: zh, name_en: en, preview }) => ({ id, name: { zh, en }, preview })),
  }
}
