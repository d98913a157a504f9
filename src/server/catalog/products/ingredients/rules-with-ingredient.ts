import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { lockArrangement } from '../arranging/store.ts'

/** What fills categories, in the shop and in the draft of the tree, names ingredients: held, so that nobody changes it meanwhile. */
export async function holdRules(tx: Tx): Promise<void> {
  await lockArrangement(tx, 'categories')
}

/** Categories that are filled by it. `isDraft`: so says the draft of the tree; of a new one there, its name. */
export type FilledBy = { name: { zh: string; en: string }; isDraft: boolean }

export async function listFilledBy(tx: Tx, ingredient: number): Promise<FilledBy[]> {
  const { rows } = await sql<{ name_zh: string; name_en: string; is_draft: boolean }>`
    select name_zh, coalesce(nullif(name_en, ''), name_zh) as name_en, false as is_draft from categories
      where not archived and ${String(ingredient)} = any(string_to_array(rule ->> 'ingredient', ','))
    union all
    select coalesce(said ->> 'name_zh', categories.name_zh),
      coalesce(nullif(coalesce(said ->> 'name_en', categories.name_en), ''), said ->> 'name_zh', categories.name_zh), true
      from arrangements, jsonb_each(draft) as changes (category, said)
      left join categories on categories.id = category::bigint
      where kind = 'categories' and ${String(ingredient)} = any(string_to_array(said -> 'rule' ->> 'ingredient', ','))`.execute(tx)
  return rows.map(({ name_zh: zh, name_en: en, is_draft: isDraft }) => ({ name: { zh, en }, isDraft }))
}

type Merged = { from: number; into: number; by: string; now: Date }

/** Categories that are filled by the one are filled by the other, also in the draft; whoever has read them before hears of it. */
export async function renameInRules(tx: Tx, { from, into, by, now }: Merged): Promise<void> {
  const renamed = (rule: string) => sql`jsonb_set(${sql.raw(rule)}, '{ingredient}', to_jsonb((
      select string_agg(distinct case when each = ${String(from)} then ${String(into)} else each end, ',')
        from unnest(string_to_array(${sql.raw(rule)} ->> 'ingredient', ',')) as each)))`
  const inShop = await sql`update categories set rule = ${renamed('rule')}
    where ${String(from)} = any(string_to_array(rule ->> 'ingredient', ','))`.execute(tx)
  const inDraft = await sql`update arrangements set draft = (
      select jsonb_object_agg(category, case when ${String(from)} = any(string_to_array(said -> 'rule' ->> 'ingredient', ','))
          then jsonb_set(said, '{rule}', ${renamed("(said -> 'rule')")}) else said end)
        from jsonb_each(draft) as changes (category, said))
    where kind = 'categories' and exists (select from jsonb_each(draft) as changes (category, said)
      where ${String(from)} = any(string_to_array(said -> 'rule' ->> 'ingredient', ',')))`.execute(tx)
  if (Number(inShop.numAffectedRows ?? 0) + Number(inDraft.numAffectedRows ?? 0) === 0) return
  await tx
    .updateTable('arrangements')
    .where('kind', '=', 'categories')
    .set((eb) => ({ version: eb('version', '+', 1), changed_by: by, changed_at: now }))
    .execute()
}
