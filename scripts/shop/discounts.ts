import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changeDiscountCode as change } from '#server/sales/discounts/change-discount-code.ts'
import { createDiscountCode as create } from '#server/sales/discounts/create-discount-code.ts'
import type { NewDiscountCode } from '#server/sales/discounts/discount-code-shape.ts'
import { command } from './command.ts'
import { whyNot } from './why-not.ts'
import { actor, json } from './words.ts'
import { changing } from './writing.ts'

export const createDiscountCode = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Makes a discount code for everybody. The fields are JSON named as in the database; code, name_zh, kind (amount or percent) and value are needed. It holds from now on unless starts_at is said.',
  async run(shop, { fields, actor: id }) {
    const created = await create(shop, { actor: { kind: 'staff', id }, discount: fields as NewDiscountCode })
    return created.ok ? ok(`Discount code ${created.value} can be used.`) : refuse(whyNot(created.refusal))
  },
})

export const changeDiscountCode = changing({
  what: 'Discount code',
  takes: ['code', 'fields'],
  of: z.string().trim().min(1),
  does: 'Changes what a discount code gives, its time, its limits, or with {"active":false} ends it. The code itself stays, and orders keep what they were placed under.',
  change: (shop, { actor, of, said }) => change(shop, { actor, code: of, change: said }),
})
