import type { Text } from '#rules/locale.ts'

/** Words for search engines and home screens. */
export const discoveryTexts = {
  feedTitle: { zh: '梅好 Meihao 商品', en: 'Meihao products' },
  shortName: { zh: '梅好', en: 'Meihao' },
  name: { zh: '梅好 Meihao', en: 'Meihao 梅好' },
  description: { zh: '從指尖到餐桌，挑好每一件日常會用到的東西。', en: 'From fingertips to dinner table: everyday things, well chosen.' },
} as const satisfies Record<string, Text>
