import type { Text } from '#rules/locale.ts'
import type { SpecialItems } from '#contract/shop/paths.ts'
import { sentWithin, type Sending } from './product.ts'

const preorderNote = (sending: Sending): Text => ({
  zh: `${sentWithin(sending).zh}，僅收信用卡或 ATM`,
  en: `${sentWithin(sending).en}; card or ATM only`,
})

/** The lists that are no categories: their name and a sentence about them. */
export const specialItemsTexts = {
  hot: {
    title: { zh: '大家都在買', en: 'Best sellers' },
    note: { zh: '近三十天賣得最好的商品', en: 'What sold best in the last 30 days' },
  },
  vip: {
    title: { zh: 'VIP 專屬', en: 'For VIPs only' },
    note: { zh: '專業用色與限量組，為常客留著', en: 'Professional shades and limited sets, kept for regulars' },
  },
  point: { title: { zh: '用點數換', en: 'Pay with points' }, note: { zh: '可用點數兌換的商品', en: 'Everything that points can buy' } },
  new: { title: { zh: '新品', en: 'New' }, note: { zh: '剛上架的商品', en: 'Just arrived' } },
  preorder: { title: { zh: '預購', en: 'Pre-order' }, note: preorderNote },
} as const satisfies Record<SpecialItems, { title: Text; note: Text | typeof preorderNote }>

export const itemsTexts = {
  subCategories: { zh: '子分類', en: 'Sub-categories' },
  all: { zh: '全部', en: 'All' },
  empty: { zh: '這裡還沒有商品', en: 'Nothing here yet' },
  emptyHint: { zh: '先逛逛其他分類，新品很快就到。', en: 'Have a look at the other categories; new things come soon.' },
  toNew: { zh: '去逛新品', en: 'See what is new' },
} as const

export const productCount = (count: number): Text => ({ zh: `共 ${count} 件商品`, en: `${count} ${count === 1 ? 'product' : 'products'}` })

/** Of a long list what sells best is shown. */
export const firstOfAll = (shown: number, total: number): Text => ({
  zh: `共 ${total} 件商品，先列出賣得最好的 ${shown} 件`,
  en: `${total} products; here are the ${shown} best sellers`,
})

export const brandTexts = {
  none: { zh: '這個品牌目前沒有商品', en: 'Nothing of this brand is on sale at the moment' },
} as const satisfies Record<string, Text>

export const ingredientTexts = {
  otherNames: { zh: '又稱', en: 'Also called' },
  none: { zh: '目前沒有含這個成分的商品', en: 'Nothing with this ingredient is on sale at the moment' },
} as const satisfies Record<string, Text>

export const goodsWithIngredient = (name: string): Text => ({ zh: `含${name}的商品`, en: `Products with ${name}` })

type ListFacts = { name: string; names: readonly string[]; count: number }

/** What search engines say of a list: its first goods. */
export const listDescription = ({ name, names, count }: ListFacts): Text => ({
  zh: `${name}共 ${count} 件商品：${names.join('、')}${count > names.length ? '等' : ''}。`,
  en: `${productCount(count).en} in ${name}: ${names.join('; ')}${count > names.length ? ' and more' : ''}.`,
})
