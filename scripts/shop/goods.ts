import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changeProduct as change } from '#server/catalog/products/change-product.ts'
import { correctStock as correct } from '#server/catalog/products/correct-stock.ts'
import { createProduct as create } from '#server/catalog/products/create-product.ts'
import type { ProductChange } from '#server/catalog/products/product-shape.ts'
import { receiveStock as receive, type Receipt } from '#server/catalog/products/receive-stock.ts'
import { command } from './command.ts'
import { whyNot } from './why-not.ts'
import { actor, amount, json, reason } from './words.ts'
import { creating } from './writing.ts'

export const receiveStock = command({
  takes: ['reference', 'lines'],
  input: z.object({ reference: z.string(), lines: json, actor }),
  does: 'A delivery has come: the reference is the number of its note, the lines are JSON such as [{"product":12,"quantity":40}]. Told twice, it is received once.',
  async run(shop, { reference, lines, actor: id }) {
    const received = await receive(shop, { actor: { kind: 'staff', id }, receipt: { reference, lines: lines as Receipt['lines'] } })
    if (received.ok)
      return ok(received.value.repeated ? `${reference} was received before; nothing was done.` : `${reference} is on the shelf.`)
    return refuse(whyNot(received.refusal))
  },
})

export const correctStock = command({
  takes: ['sheet', 'product', 'counted'],
  input: z.object({ sheet: z.string(), product: amount, counted: z.coerce.number().int().min(0), reason, actor }),
  does: 'Puts the stock of a product at what was counted in the house, goods held for orders included. The sheet is any name of the list on which it stands; told twice, it counts once.',
  async run(shop, { actor: id, ...count }) {
    const corrected = await correct(shop, { actor: { kind: 'staff', id }, count })
    if (corrected.ok) {
      const { repeated, before, after } = corrected.value
      return ok(
        repeated
          ? `Product ${count.product} was counted on ${count.sheet} before; nothing was done.`
          : `Product ${count.product} had ${before} and has ${after} now.`,
      )
    }
    return refuse(whyNot(corrected.refusal))
  },
})

export const createProduct = creating({
  what: 'Product',
  does: 'Takes a product into the shop, with no stock yet. The fields are JSON named as in the database; slug, name_zh, preview, origin_price and price are needed.',
  create: (shop, { actor: by, fields }) => create(shop, { actor: by, product: fields }),
})

export const changeProduct = command({
  takes: ['product', 'fields'],
  input: z.object({ product: amount, fields: json, seen: json.optional(), actor }),
  does: 'Changes texts, prices or flags of a product. The fields are JSON such as {"price":360,"available":false}; --seen says what they were, and nothing is done when they are not so any more. Orders keep what they were placed for.',
  async run(shop, { product, fields, seen, actor: id }) {
    const told = seen === undefined ? {} : { seen: seen as ProductChange }
    const changed = await change(shop, { actor: { kind: 'staff', id }, id: product, change: fields as ProductChange, ...told })
    if (!changed.ok) return refuse(whyNot(changed.refusal))
    const { before, after } = changed.value
    return ok(`Product ${product} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})
