import type { Text } from '#rules/locale.ts'
import type { Temperature } from '#rules/temperature.ts'

/** Days count from the moment of seeding; without an end it runs on. */
export type SeedPeriod = { startsDaysAgo: number; endsInDays?: number }

export type SeedPromotion = SeedPeriod & {
  name: Text
  temperature: Temperature
  tiers: readonly { minimum: number; addOns: readonly { product: string; price: number; limit: number }[] }[]
}

/** What may be added cheaply once the regular goods of a temperature reach an amount; each product stands in one tier. */
export const promotions: readonly SeedPromotion[] = [
  {
    name: { zh: '冬日加購', en: 'Winter add-ons' },
    temperature: 'normal',
    startsDaysAgo: 30,
    endsInDays: 120,
    tiers: [
      {
        minimum: 1500,
        addOns: [
          { product: 'detail-brush-trio', price: 299, limit: 1 },
          { product: 'mask-hyaluronic-5', price: 199, limit: 2 },
          { product: 'lip-tint-fig', price: 259, limit: 1 },
          { product: 'candle-moss-garden', price: 490, limit: 1 },
        ],
      },
      {
        minimum: 3000,
        addOns: [
          { product: 'hair-mask-silk-protein', price: 399, limit: 1 },
          { product: 'towel-face-plum-set', price: 249, limit: 2 },
          { product: 'gel-lamp-pocket', price: 390, limit: 1 },
        ],
      },
    ],
  },
  {
    name: { zh: '冷藏點心加購', en: 'Chilled treats' },
    temperature: 'refrigeration',
    startsDaysAgo: 20,
    endsInDays: 90,
    tiers: [
      {
        minimum: 1200,
        addOns: [
          { product: 'milk-pasture-936', price: 99, limit: 2 },
          { product: 'yoghurt-drink-plum-4', price: 129, limit: 2 },
        ],
      },
      { minimum: 2500, addOns: [{ product: 'pudding-matcha-6', price: 299, limit: 1 }] },
    ],
  },
  {
    name: { zh: '冷凍庫補貨', en: 'Fill the freezer' },
    temperature: 'freezing',
    startsDaysAgo: 45,
    tiers: [
      {
        minimum: 1700,
        addOns: [
          { product: 'dumplings-chive-pork-30', price: 260, limit: 2 },
          { product: 'scallion-pancake-10', price: 269, limit: 1 },
        ],
      },
      {
        minimum: 3000,
        addOns: [
          { product: 'soup-chicken-mushroom', price: 159, limit: 2 },
          { product: 'ice-cream-salted-plum-6', price: 249, limit: 1 },
        ],
      },
    ],
  },
]

export type SeedGiftCampaign = SeedPeriod & {
  key: string
  kind: 'gifts' | 'vvip_gift' | 'birthday_gift'
  product: string
  minVip: 0 | 1 | 2
}

export const giftCampaigns: readonly SeedGiftCampaign[] = [
  { key: 'winter-hand-cream', kind: 'gifts', product: 'gift-winter-hand-cream', minVip: 0, startsDaysAgo: 14, endsInDays: 90 },
  { key: 'frozen-shrimp-taster', kind: 'gifts', product: 'gift-frozen-dumpling-sampler', minVip: 0, startsDaysAgo: 10, endsInDays: 60 },
  { key: 'vip-plum-jelly', kind: 'gifts', product: 'gift-chilled-plum-jelly', minVip: 1, startsDaysAgo: 7, endsInDays: 45 },
  { key: 'vvip-celadon-dish', kind: 'vvip_gift', product: 'gift-vvip-porcelain-tray', minVip: 2, startsDaysAgo: 40, endsInDays: 200 },
  { key: 'vvip-winter-scroll', kind: 'vvip_gift', product: 'gift-vvip-year-calendar', minVip: 2, startsDaysAgo: 5, endsInDays: 80 },
  { key: 'birthday-candle', kind: 'birthday_gift', product: 'gift-birthday-candle', minVip: 0, startsDaysAgo: 365 },
]

/** A code gives either whole TWD or a percentage of the goods. */
export type SeedDiscountCode = SeedPeriod & {
  code: string
  name: Text
  kind: 'amount' | 'percent'
  value: number
  minimum: number
  totalLimit?: number
  perMemberLimit?: number
}

export const discountCodes: readonly SeedDiscountCode[] = [
  {
    code: 'WELCOME100',
    name: { zh: '見面禮', en: 'Welcome gift' },
    kind: 'amount',
    value: 100,
    minimum: 500,
    startsDaysAgo: 200,
    perMemberLimit: 1,
  },
  {
    code: 'SPRING10',
    name: { zh: '迎春九折', en: 'Ten per cent for spring' },
    kind: 'percent',
    value: 10,
    minimum: 1000,
    startsDaysAgo: 15,
    endsInDays: 150,
  },
  {
    code: 'PLUM200',
    name: { zh: '冬日梅開', en: 'Winter blossom' },
    kind: 'amount',
    value: 200,
    minimum: 2000,
    startsDaysAgo: 10,
    endsInDays: 100,
    totalLimit: 500,
  },
  {
    code: 'TABLE15',
    name: { zh: '團圓桌八五折', en: 'Fifteen per cent for the family table' },
    kind: 'percent',
    value: 15,
    minimum: 3000,
    startsDaysAgo: 3,
    endsInDays: 60,
    perMemberLimit: 2,
  },
  {
    code: 'EXPIRED1',
    name: { zh: '去年的中秋', en: 'Last Mid-Autumn' },
    kind: 'amount',
    value: 150,
    minimum: 0,
    startsDaysAgo: 400,
    endsInDays: -330,
  },
]
