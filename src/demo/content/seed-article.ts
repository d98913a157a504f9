import type { Text } from '#rules/locale.ts'
import type { Cover } from '../art/draw-cover.ts'

/** A health article. Articles and products name each other by key and slug; days count from the moment of seeding. */
export type SeedArticle = {
  key: string
  title: Text
  summary: Text
  tags: readonly ArticleTag[]
  publishedDaysAgo: number
  cover: Cover
  /** HTML of the kind that cleanHtml() leaves alone. */
  content: Text
  products: readonly string[]
  related: readonly string[]
}

/** What articles are about, in the order in which the list offers it. */
export const articleTags = {
  hands: { zh: '手部保養', en: 'Hands' },
  nails: { zh: '指甲護理', en: 'Nails' },
  skin: { zh: '肌膚保養', en: 'Skin' },
  hair: { zh: '頭髮與頭皮', en: 'Hair' },
  pets: { zh: '毛孩照顧', en: 'Pets' },
  home: { zh: '居家', en: 'Home' },
  sleep: { zh: '睡眠', en: 'Sleep' },
  eyes: { zh: '用眼習慣', en: 'Eyes' },
  kitchen: { zh: '廚房與冰箱', en: 'Kitchen' },
  winter: { zh: '冬季', en: 'Winter' },
  summer: { zh: '夏季', en: 'Summer' },
} as const satisfies Record<string, Text>

export type ArticleTag = keyof typeof articleTags
