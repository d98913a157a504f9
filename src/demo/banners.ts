import type { Text } from '#rules/locale.ts'
import type { BannerTheme } from './art/draw-banner.ts'
import type { CategorySlug } from '#demo/goods/categories.ts'
import type { SeedPeriod } from '#demo/goods/promotions.ts'

/**
 * `title`: headline, offer and call to action, parted by `｜`. `to` is where it leads; the seed turns slugs into numbers
 * and writes the address without a language.
 */
export type SeedBanner = SeedPeriod & {
  group: 'home' | 'health_articles'
  title: Text
  theme: BannerTheme
  to: { product: string } | { category: CategorySlug } | { list: 'hot' | 'vip' | 'point' | 'new' | 'preorder' }
}

export const banners: readonly SeedBanner[] = [
  {
    group: 'home',
    title: {
      zh: '梅開時節，好事成雙｜光療入門六件備齊，自用送禮都好。｜看禮盒',
      en: 'Good things bloom in pairs | Six pieces to start with, to keep or to give. | See the set',
    },
    theme: 'bloom',
    to: { product: 'gel-starter-set-6' },
    startsDaysAgo: 10,
  },
  {
    group: 'home',
    title: {
      zh: '三瓶色膠，隨你挑｜從裸粉到深梅，找到你的三個顏色。｜挑色膠',
      en: 'Any three colours, your choice | From nude pink to deep plum: find your three. | Pick colours',
    },
    theme: 'gel',
    to: { category: 'gel-nail' },
    startsDaysAgo: 30,
  },
  {
    group: 'home',
    title: {
      zh: '把晚餐交給冷凍庫｜水餃、湯品與甜點，全程低溫送到家。｜看冷藏冷凍',
      en: 'Let the freezer cook tonight | Dumplings, soups and sweets, kept cold to your door. | See chilled and frozen',
    },
    theme: 'table',
    to: { category: 'chilled-frozen' },
    startsDaysAgo: 20,
  },
  {
    group: 'home',
    title: {
      zh: '泡一池熱水，早點睡｜沐浴與泡澡，洗去一天的累。｜看沐浴與泡澡',
      en: 'A hot bath and an early night | Bath salts and soaps to wash off the day. | See shower and bath',
    },
    theme: 'calm',
    to: { category: 'bath' },
    startsDaysAgo: 14,
  },
  {
    group: 'home',
    title: {
      zh: '年節預購，開始收單｜先訂先留，備好就寄出。｜看預購',
      en: 'New Year pre-orders are open | Order now; we send as soon as it’s ready. | See pre-orders',
    },
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
