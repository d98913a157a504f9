import { familySaid } from '#contract/office/api/goods/families.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { dissolveFamiliesOf } from '#server/catalog/products/families/dissolve-family.ts'
import { makeFamilyOf } from '#server/catalog/products/families/save-family.ts'
import { importTexts } from '#texts/office/goods/imports.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'
import { listProductsOfRows } from '../rows-store.ts'
import { apart, type BesideProduct } from './beside-product.ts'

type Done = { row: RowToMove; beside: BesideProduct; outcome: Outcome; product: number }
/** `asked`: rows that tell of a family, also those that were left alone: the others become one without them. */
type Making = { done: readonly Done[]; asked: readonly Pick<Done, 'row' | 'beside'>[]; importId: number; actor: Actor; now: Date }

/** Makes the families that rows tell of, of the products of all their rows: those of this turn and of turns before. */
export async function makeFamilies(tx: Tx, { done, asked, importId, actor, now }: Making): Promise<void> {
  for (const { row: told, beside } of asked) {
    if (!beside.family) continue
    const { name, name_en = '', axes, members } = beside.family
    const within = done.filter(({ row }) => members.some((member) => member.row_no === row.row_no))
    // Kept at the row that tells of it, or at another of this turn: whoever takes the file back looks at what was applied.
    const outcome = (within.find(({ row }) => row.row_no === told.row_no) ?? within.at(-1))?.outcome
    if (!outcome) continue
    const products = new Map(await listProductsOfRows(tx, { importId, rows: members.map(({ row_no: row }) => row) }))
    for (const each of done) products.set(each.row.row_no, each.product)
    const joined = members.flatMap(({ row_no: row, values }) => {
      const product = products.get(row)
      return product === undefined ? [] : [{ product, values, swatch: null }]
    })
    const read = familySaid.safeParse({
      name_zh: name.slice(0, 120),
      name_en,
      axes: axes.map((axis) => ({ name: { zh: axis.zh || importTexts.axis.zh, en: axis.en }, is_colour: false })),
      members: joined,
    })
    const made = read.success ? await makeFamilyOf(tx, { actor, family: read.data, now }) : null
    if (made?.ok)
      outcome.after = { ...outcome.after, family: beside.family, made_family: { id: made.value.id, version: made.value.version } }
    else outcome.why = [...(outcome.why ?? []), { field: null, code: 'noFamily' }]
  }
}

/** Takes families away that rows have made, before their products are held; one that somebody changed since stays, and is named by its row. */
export async function dissolveFamilies(
  tx: Tx,
  { rows, actor, now }: { rows: readonly RowToMove[]; actor: Actor; now: Date },
): Promise<Map<number, RowFault>> {
  const made = rows.flatMap(({ row_no: row, after }) => {
    const family = apart(after as object).beside.made_family
    return family ? [{ row, family }] : []
  })
  const answers = await dissolveFamiliesOf(tx, { actor, families: made.map(({ family }) => family), now })
  const stay = made.filter(({ family: { id } }) => {
    const answer = answers.get(id)
    return answer?.ok === false && answer.refusal.code === 'edit_conflict'
  })
  return new Map(stay.map(({ row }): [number, RowFault] => [row, { field: 'family', code: 'changed_since' }]))
}
