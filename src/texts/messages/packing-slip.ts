import type { Text } from '#rules/locale.ts'

/** The paper that lies in a parcel, for its buyer. */
export const packingSlipTexts = {
  title: { zh: '出貨明細', en: 'Packing slip' },
  placed: (at: string): Text => ({ zh: `${at} 訂購`, en: `Ordered ${at}` }),
  order: (number: string): Text => ({ zh: `訂單 ${number}`, en: `Order ${number}` }),
  goods: { zh: '商品', en: 'Item' },
  quantity: { zh: '數量', en: 'Qty' },
  amount: { zh: '小計', en: 'Amount' },
  gift: { zh: '贈品', en: 'Gift' },
  points: { zh: '點數兌換', en: 'Paid with points' },
  marked: (name: string, mark: Text): Text => ({ zh: `${name}（${mark.zh}）`, en: `${name} (${mark.en})` }),
  pick: (name: string, quantity: string): Text => ({ zh: `任選：${name} × ${quantity}`, en: `Chosen: ${name} × ${quantity}` }),
  remark: (words: string): Text => ({ zh: `你的備註：${words}`, en: `Your remark: ${words}` }),
  returns: { zh: '退貨', en: 'Returns' },
  returnDays: (days: string): Text => ({
    zh: `從收到商品的隔天起算，${days} 天內可以退貨；生鮮與已拆封的個人衛生用品除外。`,
    en: `You have ${days} days to return goods, counted from the day after you received them; except fresh food and opened personal-care items.`,
  }),
  returnHow: {
    zh: '掃描 QR 碼打開這筆訂單，再從頁尾的「聯絡客服」告訴我們要退什麼，我們會安排取件。',
    en: 'Scan the code to open this order, then tell us under “Contact us” at the foot of the page what you want to return. We have it collected.',
  },
} as const
