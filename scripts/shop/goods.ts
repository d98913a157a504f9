import { z } from 'zod'
import { ok, refuse } from '#rules/result.ts'
import { changeProduct as change, type ProductChangeRefusal } from '#server/catalog/products/change-product.ts'
import { correctStock as correct } from '#server/catalog/products/correct-stock.ts'
import { createProduct as create } from '#server/catalog/products/create-product.ts'
import type { NewProduct, ProductChange } from '#server/catalog/products/product-shape.ts'
import { receiveStock as receive, type Receipt } from '#server/catalog/products/receive-stock.ts'
import { command } from './command.ts'
import { actor, amount, json, reason } from './words.ts'

export const receiveStock = command({
  takes: ['reference', 'lines'],
  input: z.object({ reference: z.string(), lines: json, actor }),
  does: 'A delivery has come: the reference is the number of its note, the lines are JSON such as [{"product":12,"quantity":40}]. Told twice, it is received once.',
  async run(shop, { reference, lines, actor: id }) {
    const received = await receive(shop, { actor: { kind: 'staff', id }, receipt: { reference, lines: lines as Receipt['lines'] } })
    if (received.ok)
      return ok(received.value.repeated ? `${reference} was received before; nothing was done.` : `${reference} is on the shelf.`)
    const { refusal } = received
    switch (refusal.code) {
      case 'wrong_value':
        return refuse(refusal.why)
      case 'unknown_product':
        return refuse(noProduct(refusal.product))
      case 'too_much':
        return refuse(`Nothing was done: the shop can't count so many of product ${refusal.product}.`)
      case 'reference_taken':
        return refuse(`Nothing was done: under ${reference} something else was received.`)
    }
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
    const { refusal } = corrected
    switch (refusal.code) {
      case 'wrong_value':
        return refuse(refusal.why)
      case 'unknown_product':
        return refuse(noProduct(refusal.product))
      case 'below_reserved':
        return refuse(`Nothing was done: ${refusal.reserved} are held for orders. Name what is missing with goods-missing first.`)
      case 'sheet_taken':
        return refuse(`Nothing was done: ${count.sheet} says ${refusal.counted} of product ${count.product}.`)
    }
  },
})

export const createProduct = command({
  takes: ['fields'],
  input: z.object({ fields: json, actor }),
  does: 'Takes a product into the shop, with no stock yet. The fields are JSON named as in the database; slug, name_zh, preview, origin_price and price are needed.',
  async run(shop, { fields, actor: id }) {
    const created = await create(shop, { actor: { kind: 'staff', id }, product: fields as NewProduct })
    if (created.ok) return ok(`Product ${created.value} is in the shop.`)
    const { refusal } = created
    return refuse(refusal.code === 'slug_taken' ? `Nothing was done: product ${refusal.product} has that slug.` : refusal.why)
  },
})

export const changeProduct = command({
  takes: ['product', 'fields'],
  input: z.object({ product: amount, fields: json, seen: json.optional(), actor }),
  does: 'Changes texts, prices or flags of a product. The fields are JSON such as {"price":360,"available":false}; --seen says what they were, and nothing is done when they are not so any more. Orders keep what they were placed for.',
  async run(shop, { product, fields, seen, actor: id }) {
    const told = seen === undefined ? {} : { seen: seen as ProductChange }
    const changed = await change(shop, { actor: { kind: 'staff', id }, id: product, change: fields as ProductChange, ...told })
    if (!changed.ok) return refuse(whyNotChanged(product, changed.refusal))
    const { before, after } = changed.value
    return ok(`Product ${product} was ${JSON.stringify(before)} and is ${JSON.stringify(after)} now.`)
  },
})

function whyNotChanged(product: number, refusal: ProductChangeRefusal): string {
  switch (refusal.code) {
    case 'wrong_value':
      return refusal.why
    case 'unknown_product':
      return noProduct(product)
    case 'changed_since':
      return `Nothing was done: product ${product} is ${JSON.stringify(refusal.now)} by now.`
  }
}

const noProduct = (product: number) => `Nothing was done: there is no product ${product}.`
