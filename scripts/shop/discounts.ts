import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changeDiscountCode as change } from '#server/sales/discounts/change-discount-code.ts'
import { createDiscountCode as create } from '#server/sales/discounts/create-discount-code.ts'
import type { DiscountCodeChange, NewDiscountCode } from '#server/sales/discounts/discount-code-shape.ts'
import { command } from './command.ts'
import { actor, json } from './words.ts'

export const createDiscountCode = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Makes a discount code for everybody. The fields are JSON named as in the database; code, name_zh, kind (amount or percent) and value are needed. It holds from now on unless starts_at is said.',
  async run(shop, { fields, actor: id }) {
    const created = await create(shop, { actor: { kind: 'staff', id }, discount: fields as NewDiscountCode })
    if (created.ok) return ok(`Discount code ${created.value} can be used.`)
    return refuse(created.refusal.code === 'code_taken' ? 'Nothing was done: there is such a code already.' : created.refusal.why)
  },
})

export const changeDiscountCode = command({
  takes: ['code', 'fields'],
  input: z.object({ code: z.string().trim().min(1), fields: json, actor }),
  does: 'Changes what a discount code gives, its time, its limits, or with {"active":false} ends it. The code itself stays, and orders keep what they were placed under.',
  async run(shop, { code, fields, actor: id }) {
    const changed = await change(shop, { actor: { kind: 'staff', id }, code, change: fields as DiscountCodeChange })
    if (!changed.ok)
      return refuse(changed.refusal.code === 'unknown_code' ? `Nothing was done: there is no code ${code}.` : changed.refusal.why)
    const { before, after } = changed.value
    return ok(`Discount code ${code} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})
