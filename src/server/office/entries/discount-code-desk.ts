import type { RowFault } from '#rules/imports/row-result.ts'
import { normaliseCode } from '#rules/promotions/discount.ts'
import { ok, refuse } from '#rules/result.ts'
import { changeDiscountCode } from '#server/sales/discounts/change-discount-code.ts'
import { createDiscountCode } from '#server/sales/discounts/create-discount-code.ts'
import {
  discountCodeChangeShape,
  newDiscountCodeShape,
  type DiscountCodeChange,
  type NewDiscountCode,
} from '#server/sales/discounts/discount-code-shape.ts'
import { listCodes, listCodesNamed } from '#server/sales/discounts/list-codes-named.ts'
import { faultBy, saidBy, standsBy, type Columns } from './columns-of-desk.ts'
import type { Entry, EntryDesk, ListEntries } from './entry-desk.ts'

/** What each column is called where codes are written. */
const columns = {
  code_name_zh: 'name_zh',
  code_name_en: 'name_en',
  code_kind: 'kind',
  code_value: 'value',
  minimum_amount: 'minimum_amount',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  total_limit: 'total_limit',
  per_user_limit: 'per_user_limit',
  active: 'active',
} as const satisfies Columns

/** Discount codes for everybody; each is known by its code. A code stays, since orders name it: taken back, it can't be used any more. */
export const discountCodeDesk: EntryDesk = {
  words: ['code'],
  // Whoever orders with a code waits for it.
  heldAtOnce: 100,
  needed: ['code_name_zh', 'code_kind', 'code_value'],
  readWord: (written) => (/^[A-Za-z0-9]{1,40}$/.test(written.trim()) ? normaliseCode(written) : null),
  async find(tx, words) {
    return (await listCodesNamed(tx, words)).map(entryOf)
  },
  async create(shop, { actor, word, said }) {
    const discount = { code: word, ...saidBy(columns, said) }
    const read = newDiscountCodeShape.safeParse(discount)
    if (!read.success) return refuse(faultBy(columns, read.error.issues))
    const made = await createDiscountCode(shop, { actor, discount: discount as NewDiscountCode })
    return made.ok ? made : refuse(faultOf(made.refusal.code))
  },
  async change(shop, { actor, word, said }) {
    const change = saidBy(columns, said)
    const read = discountCodeChangeShape.safeParse(change)
    if (!read.success) return refuse(faultBy(columns, read.error.issues))
    const changed = await changeDiscountCode(shop, { actor, code: word, change: change as DiscountCodeChange })
    return changed.ok ? ok(null) : refuse(faultOf(changed.refusal.code))
  },
  async remove(shop, { actor, word }) {
    const ended = await changeDiscountCode(shop, { actor, code: word, change: { active: false } })
    return ended.ok ? ok(null) : refuse({ field: null, code: ended.refusal.code })
  },
}

export const listCodeEntries: ListEntries = async (db, part) => (await listCodes(db, part)).map(entryOf)

const entryOf = (row: { id: number; code: string }): Entry => ({ id: row.id, word: row.code, stands: standsBy(columns, row) })

/** What is left when each field for itself is right: a percent beyond 100, or an end before the beginning. */
function faultOf(code: 'wrong_value' | 'code_taken' | 'unknown_code'): RowFault {
  return { field: null, code: code === 'wrong_value' ? 'codeTerms' : code }
}
