import type { Text } from '#rules/locale.ts'
import { sentWithin, type Sending } from './product.ts'

export const homeTexts = {
  title: { zh: '梅好線上商店', en: 'Meihao online shop' },
  highlights: { zh: '主打活動', en: 'Highlights' },
  look: { zh: '去看看', en: 'Take a look' },
  categories: { zh: '逛分類', en: 'Shop by category' },
  seeAll: { zh: '看全部', en: 'See all' },
  hottest: {
    title: { zh: '大家都在買', en: 'What everyone buys' },
    note: { zh: '近三十天賣得最好的八件', en: 'The eight best sellers of the last 30 days' },
  },
  members_only: {
    title: { zh: 'VIP 才買得到', en: 'For VIPs only' },
    note: { zh: '專業用色與限量組，為常客留著', en: 'Professional shades and limited sets, kept for regulars' },
  },
  shopping_point: {
    title: { zh: '用點數換', en: 'Pay with points' },
    note: { zh: '有點數就能換，不必再付錢', en: 'Points instead of money' },
  },
  presale: {
    title: { zh: '預購中', en: 'Pre-order' },
    note: (sending: Sending): Text => ({
      zh: `${sentWithin(sending).zh}，僅收信用卡或 ATM`,
      en: `${sentWithin(sending).en}; card or ATM only`,
    }),
  },
  pointsSlogan: { zh: '花一點，開一朵', en: 'Spend a little, open a petal' },
  pointsEarn: { zh: '怎麼賺', en: 'How to earn' },
  pointsReady: { zh: '何時生效', en: 'When they count' },
  pointsLast: { zh: '可用多久', en: 'How long they last' },
  emailVerified: { zh: '電子郵件已驗證並更新完成', en: 'Email verified and updated successfully' },
  emailNotVerified: {
    zh: '電子郵件驗證失敗，請檢查信箱後再試一次',
    en: 'Email verification failed, please check your email and try again',
  },
  promises: [
    {
      icon: 'truck',
      title: { zh: '宅配與超商', en: 'Home or store' },
      text: (free: string): Text => ({ zh: `滿 ${free} 免運，7-ELEVEN 取貨也可以`, en: `Free over ${free}; 7-ELEVEN pickup too` }),
    },
    {
      icon: 'snow',
      title: { zh: '全程低溫', en: 'Kept cold to your door' },
      text: (): Text => ({ zh: '冷藏冷凍由黑貓低溫車直送', en: 'Chilled and frozen goods travel by cold truck' }),
    },
    {
      icon: 'shield',
      title: { zh: '檢驗看得見', en: 'Lab-tested' },
      text: (): Text => ({ zh: '保健與食品附檢驗報告', en: 'Reports with every supplement and food' }),
    },
    {
      icon: 'chat',
      title: { zh: '真人回覆', en: 'Real people on LINE' },
      text: (): Text => ({ zh: 'LINE 客服週一到週五 10:00–18:00', en: 'Mon–Fri 10:00–18:00' }),
    },
  ],
} as const

export const earnRule = (minimum: string, rate: number): Text => ({
  zh: `單筆常溫滿 ${minimum}，每 ${rate} 元 1 點`,
  en: `1 point per NT$${rate} on orders of room-temperature goods over ${minimum}`,
})
export const readyAfter = (days: number): Text => ({ zh: `取貨後 ${days} 天`, en: `${days} days after pickup` })
export const lastFor = (days: number): Text => ({ zh: `${days} 天，有新點數就一起延長`, en: `${days} days, renewed by every new point` })
export const shipsIn = (least: number, most: number): Text => ({
  zh: `下單後 ${least}–${most} 天出貨`,
  en: `Ships in ${least}–${most} days`,
})
