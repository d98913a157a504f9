import type { Tx } from '#database/connect.ts'
import { demoActor as actor, made, shopWithin } from '#demo/by-verbs.ts'
import { makeBrand } from '#server/catalog/products/brands/save-brand.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { productIdOf, type ProductIds } from './seed-products.ts'

/** Brands that are nobody's, each with some of the goods. Everything else is the shop's own. */
const brands = [
  {
    said: {
      name_zh: '梅染指彩',
      name_en: 'Meizome Nails',
      slug: 'meizome-nails',
      text_zh: '一瓶一個台灣的顏色：紅梅、青瓷、柿染。每支都在台南的小工作室調色。',
      text_en: 'A colour of Taiwan in each bottle: red plum, celadon, persimmon. All mixed in a small studio in Tainan.',
    },
    products: [
      'gel-polish-red-plum',
      'gel-polish-dusty-rose',
      'gel-polish-morning-mist',
      'gel-polish-celadon',
      'gel-polish-cocoa',
      'gel-polish-milk-white',
      'gel-polish-persimmon',
      'gel-polish-cat-eye-night',
      'base-coat-clear',
      'top-coat-glossy',
      'top-coat-matte',
      'cuticle-oil-pen',
    ],
  },
  {
    said: {
      name_zh: '苦茶山房',
      name_en: 'Camellia House',
      slug: 'camellia-house',
      text_zh: '苦茶籽現榨的油，從頭髮用到身體。',
      text_en: 'Oil from freshly pressed camellia seeds, for hair and body.',
    },
    products: ['body-oil-camellia', 'hair-oil-camellia', 'cleansing-oil-camellia'],
  },
  {
    said: {
      name_zh: '毛孩灶腳',
      name_en: 'Paw Kitchen',
      slug: 'paw-kitchen',
      text_zh: '給狗和貓的一日三餐。',
      text_en: 'Three meals a day for dogs and cats.',
    },
    products: [
      'dog-food-chicken-grain-free',
      'dog-food-duck-senior',
      'cat-food-salmon-grain-free',
      'cat-can-tuna-12',
      'cat-can-chicken-12',
    ],
  },
] as const

export async function seedBrands(tx: Tx, { productIds, now }: { productIds: ProductIds; now: Date }): Promise<void> {
  const shop = shopWithin(tx, now)
  for (const { said, products } of brands) {
    const { id } = made(await makeBrand(shop, { actor, brand: { ...said, logo: '', archived: false } }))
    for (const product of products)
      made(await changeProduct(shop, { actor, id: productIdOf(productIds, product), change: { brand_id: id } }))
  }
}
