import type { Text } from '#rules/locale.ts'

/** Articles, questions and the pages about the shop. */
export const articleTexts = {
  title: { zh: '健康專欄', en: 'Health articles' },
  description: {
    zh: '指甲、肌膚、頭髮、毛孩、廚房與睡眠：日常用得上的照顧方法。',
    en: 'Nails, skin, hair, pets, kitchen and sleep: care for everyday life.',
  },
  tags: { zh: '主題', en: 'Topics' },
  all: { zh: '全部', en: 'All' },
  none: { zh: '這個主題還沒有文章', en: 'Nothing on this topic yet' },
  toAll: { zh: '看全部文章', en: 'See all articles' },
  products: { zh: '文中提到的商品', en: 'In this article' },
  related: { zh: '接著讀', en: 'Read next' },
  lost: { zh: '這篇文章不在了', en: 'This article is gone' },
  lostHint: { zh: '可能已經下架，或網址有誤。', en: 'It may have been taken down, or the address is wrong.' },
  recommendation: { zh: '編輯推薦', en: 'From our shelves' },
} as const

export const faqTexts = {
  title: { zh: '常見問題', en: 'Frequently asked questions' },
  topics: { zh: '問題分類', en: 'Topics' },
  video: { zh: '播放影片', en: 'Play the film' },
} as const

export const termsTexts = {
  menu: { zh: '關於梅好與條款', en: 'About us and terms' },
} as const

export const faqTitle = (topic: string): Text => ({ zh: `${topic}常見問題`, en: `FAQ: ${topic}` })
export const articlesOn = (tag: string): Text => ({ zh: `${tag}｜健康專欄`, en: `${tag}: health articles` })
