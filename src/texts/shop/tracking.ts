/** Asking whether companies outside the shop may know what a visitor looks at and buys. */
export const trackingTexts = {
  title: { zh: '數據與廣告', en: 'Data and ads' },
  question: {
    zh: '可以讓分析與廣告服務知道你看了哪些商品嗎？不同意也能照常購物。',
    en: 'May analytics and ad services know which products you look at? The shop works the same if you say no.',
  },
  allow: { zh: '同意', en: 'Allow' },
  refuse: { zh: '不同意', en: 'Refuse' },
} as const
