import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { makeFamily } from '#server/catalog/products/families/save-family.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

/** Shades as their bottles show them. */
const gelPolishes = [
  ['gel-polish-red-plum', '紅梅', 'Red Plum', '#b3234c'],
  ['gel-polish-dusty-rose', '霧玫', 'Dusty Rose', '#bf8288'],
  ['gel-polish-morning-mist', '晨霧', 'Morning Mist', '#8a9bb8'],
  ['gel-polish-celadon', '青瓷', 'Celadon', '#7a9c86'],
  ['gel-polish-cocoa', '可可', 'Cocoa', '#5f4034'],
  ['gel-polish-milk-white', '奶白', 'Milk White', '#efe6da'],
  ['gel-polish-persimmon', '柿染', 'Persimmon', '#cf6f35'],
  ['gel-polish-cat-eye-night', '夜空', 'Night Sky', '#26305e'],
] as const

/** Joins the gel polishes to a family, as staff do. */
export async function seedFamilies(tx: Tx, { ids, now }: { ids: ProductIds; now: Date }): Promise<void> {
  const members = gelPolishes.map(([slug, zh, en, hex]) => ({ product: productIdOf(ids, slug), values: [{ zh, en }], swatch: { hex } }))
  const family = {
    name_zh: '光療指甲油',
    name_en: 'Gel polish',
    list_as: 'one' as const,
    axes: [{ name: { zh: '色號', en: 'Shade' }, is_colour: true }],
    members,
  }
  made(await makeFamily(shopWithin(tx, now), { actor, family }))
}
