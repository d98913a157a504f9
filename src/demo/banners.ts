import type { Text } from '#rules/locale.ts'
import type { BannerTheme } from './art/draw-banner.ts'
import type { CategorySlug } from '#demo/goods/categories.ts'
import type { SeedPeriod } from '#demo/goods/promotions.ts'

/** `to` is where it leads; the seed turns slugs into numbers and writes the address without a language. */
export type SeedBanner = SeedPeriod & {
  group: 'home' | 'health_articles'
  title: Text
  theme: BannerTheme
  to: { product: string } | { category: CategorySlug } | { list: 'hot' | 'vip' | 'point' | 'new' | 'preorder' }
}

export const banners: readonly SeedBanner[] = [
  {
    group: 'home',
    title: { zh: '梅開時節，好事成雙', en: 'Good things bloom in pairs' },
    theme: 'bloom',
    to: { product: 'gel-starter-set-6' },
    startsDaysAgo: 10,
  },
  {
    group: 'home',
    title: { zh: '三瓶色膠，隨你挑', en: 'Any three colours, your choice' },
    theme: 'gel',
    to: { category: 'gel-nail' },
    startsDaysAgo: 30,
  },
  {
    group: 'home',
    title: { zh: '把晚餐交給冷凍庫', en: 'Let the freezer cook tonight' },
    theme: 'table',
    to: { category: 'chilled-frozen' },
    startsDaysAgo: 20,
  },
  {
    group: 'home',
    title: { zh: '泡一池熱水，早點睡', en: 'A hot bath and an early night' },
    theme: 'calm',
    to: { category: 'bath' },
    startsDaysAgo: 14,
  },
  {
    group: 'home',
    title: { zh: '年節預購開始收單', en: 'New Year pre-orders are open' },
    theme: 'bloom',
    to: { list: 'preorder' },
    startsDaysAgo: 5,
    endsInDays: 90,
  },
  {
    group: 'health_articles',
    title: { zh: '慢慢養，天天好', en: 'A little care, every day' },
    theme: 'calm',
    to: { category: 'health' },
    startsDaysAgo: 60,
  },
]
