import { sql, type RawBuilder } from 'kysely'
import { keysOfField, type LabelField, type LabelRequirement } from '#rules/label/missing-label.ts'

/** The rule of missing labels as the database asks it of many products at once; a test holds both beside each other. */
export function lacksLabel(requirements: readonly LabelRequirement[]): RawBuilder<boolean> {
  const kinds = Map.groupBy(requirements, ({ label_kind }) => label_kind)
  const lacking = [...kinds].map(
    ([kind, fields]) => sql<boolean>`(products.label_kind = ${kind} and (${sql.join(fields.map(isMissing), sql` or `)}))`,
  )
  return lacking.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(lacking, sql` or `)})`
}

function isMissing({ field, instead, needed }: LabelRequirement): RawBuilder<boolean> {
  const missing = [sql`not (${says(field)})`, ...(instead ? [sql`not (${says(instead)})`] : []), ...asked[needed]]
  return sql<boolean>`(${sql.join(missing, sql` and `)})`
}

const asked = {
  always: [],
  imported: [sql`coalesce(products.label ->> 'maker_role' = 'importer', false)`],
  not_exempt: [sql`not products.label ? 'nutrition_exempt'`],
} as const

function says(field: LabelField): RawBuilder<boolean> {
  if (field === 'shelf_life') return sql<boolean>`products.shelf_life_days is not null`
  if (field === 'arrival_days') return sql<boolean>`products.arrival_days is not null`
  return sql<boolean>`products.label ?& array[${sql.join(keysOfField[field].map((key) => sql.lit(key)))}]`
}
