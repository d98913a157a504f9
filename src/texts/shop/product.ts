import type { Obstacle } from '#rules/catalog/obstacle.ts'
import type { Text } from '#rules/locale.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'

/** Tags and prices of products, on cards and on the product page. */
export const productTexts = {
  addToCart: { zh: '加入購物車', en: 'Add to cart' },
  soldOut: { zh: '已售完', en: 'Sold out' },
  firstPurchase: { zh: '首購價', en: 'First order' },
  normalPrice: { zh: '一般價', en: 'Regular price' },
  vip: { zh: 'VIP', en: 'VIP' },
  preorder: { zh: '預購', en: 'Pre-order' },
  points: { zh: '可用點數', en: 'Points' },
  firstPurchaseOver: { zh: '首購價只限第一筆訂單。', en: 'The first-order price is for a first order only.' },
  firstPurchaseNote: { zh: '首次下單的會員適用，結帳時再次確認。', en: 'For your first order; checked again when you order.' },
  pointsOnly: { zh: '點數兌換', en: 'Points only' },
  siblings: { zh: '其他款式', en: 'Other styles' },
  quantity: { zh: '數量', en: 'Quantity' },
  pictures: { zh: '商品照片', en: 'Product pictures' },
  sections: { zh: '商品內容', en: 'On this page' },
  description: { zh: '商品介紹', en: 'About it' },
  videos: { zh: '影片', en: 'Videos' },
  accessories: { zh: '搭配一起用', en: 'Goes well with' },
  notice: { zh: '購買須知', en: 'Before you buy' },
  playVideo: { zh: '播放影片', en: 'Play video' },
  viewCart: { zh: '看購物車', en: 'View cart' },
  loginFirst: { zh: '請先使用 Facebook 或 LINE 登入', en: 'Please log in with Facebook first' },
  vipOnly: { zh: '這是 VIP 專屬商品', en: 'VIP only' },
  selectEnough: { zh: '請選滿數量', en: 'Please select enough quantity' },
  bundleFull: { zh: '已選滿。想換一樣，先減一件再加。', en: 'All picked. To swap one, take one away first.' },
  warnings: {
    embargo: { zh: '不寄海外', en: 'Taiwan only' },
    no_cod: { zh: '不可貨到付款', en: 'No cash on delivery' },
    tcat_only: { zh: '僅限宅配', en: 'Home delivery only' },
    standalone: { zh: '單獨結帳', en: 'Order separately' },
    exclusive: { zh: '限量', en: 'Limited' },
  },
  warningReasons: {
    embargo: { zh: '含粉末、膏狀或揮發性內容物，無法寄送海外。', en: 'Contains powder, cream or volatile liquid and cannot go overseas.' },
    no_cod: { zh: '不適用貨到付款，請以其他方式付款。', en: "Can't be paid on delivery; please choose another way to pay." },
    tcat_only: { zh: '只能宅配到府，不能超商取貨。', en: 'Delivered to your door only; no store pickup.' },
    standalone: { zh: '需單獨結帳，一張訂單一項。', en: 'Order separately: nothing else in its order.' },
    exclusive: {
      zh: '限量預購商品，僅收信用卡或 ATM，與一般商品分開結帳。',
      en: 'Limited pre-order: card or ATM only, checked out separately.',
    },
  },
  tagReasons: {
    vip: {
      zh: 'VIP 會員才能購買。一年內消費滿額就會自動升等。',
      en: 'Only VIP members can buy this. Spend enough within a year and you become one.',
    },
    points: { zh: '可以用點數兌換，在購物車裡選擇。', en: 'Redeem with points in your cart.' },
    normal: { zh: '常溫保存與配送。', en: 'Kept and delivered at room temperature.' },
    refrigeration: {
      zh: '全程 0 至 7 度冷藏，與其他溫層分開結帳。',
      en: 'Kept at 0 to 7 °C all the way; ordered apart from other temperatures.',
    },
    freezing: { zh: '全程零下 18 度冷凍，與其他溫層分開結帳。', en: 'Kept at −18 °C all the way; ordered apart from other temperatures.' },
  },
  notices: {
    normal: { zh: '常溫宅配', en: 'Room-temperature delivery' },
    refrigeration: { zh: '冷藏宅配', en: 'Chilled delivery' },
    freezing: { zh: '冷凍宅配', en: 'Frozen delivery' },
    soon: { zh: '下單後 1 至 3 個工作天出貨', en: 'Sent within 1 to 3 working days' },
  },
  noticeTexts: [
    {
      zh: '不同溫層的商品請分開結帳：常溫、冷藏、冷凍各自一張訂單。',
      en: 'Goods of different temperatures are ordered separately: room temperature, chilled and frozen.',
    },
    {
      zh: '收到商品後享七天鑑賞期，生鮮與已拆封的個人衛生用品除外。',
      en: 'You have seven days to return goods, except fresh food and opened personal-care items.',
    },
    { zh: '照片為情境示意，實際內容以規格為準。', en: 'Pictures set the mood; the details say what is in the box.' },
  ],
} as const

/** Days from the order to dispatch. */
export type Sending = { least: number; most: number }

export const freeFrom = (delivery: Text, amount: string): Text => ({
  zh: `${delivery.zh}，滿 ${amount} 免運`,
  en: `${delivery.en}, free over ${amount}`,
})
export const sentWithin = ({ least, most }: Sending): Text => ({
  zh: `下單後 ${least} 至 ${most} 天出貨`,
  en: `Sent ${least} to ${most} days after you order`,
})
/** Of a pre-order whose goods are on their way to the shop. */
export const arrivesOn = (day: string): Text => ({
  zh: `預計 ${day} 到貨，到貨後依訂單順序出貨`,
  en: `Expected in our warehouse on ${day}, then sent in the order of orders`,
})
export const preorderReason = (sending: Sending): Text => ({
  zh: `預購商品，${sentWithin(sending).zh}。`,
  en: `A pre-order: ${sentWithin(sending).en.toLowerCase()}.`,
})
export const addToCartOf = (name: string): Text => ({ zh: `加入購物車：${name}`, en: `Add to cart: ${name}` })
export const chooseOf = (name: string): Text => ({ zh: `選擇內容：${name}`, en: `Choose what goes into: ${name}` })
export const addedToCart = (name: string, quantity: number): Text => ({
  zh: `已加入購物車：${name} × ${quantity}`,
  en: `Added to your cart: ${name} × ${quantity}`,
})
export const atMost = (count: number): Text => ({ zh: `每人最多 ${count} 件`, en: `At most ${count} per person` })
export const maximumReached = (count: number): Text => ({ zh: `最多只能買 ${count} 件`, en: `You can buy at most ${count}` })
export const forPoints = (points: string): Text => ({ zh: `可用 ${points} 點兌換`, en: `Or ${points} points` })
export const onlyForPoints = (points: string): Text => ({ zh: `${points} 點`, en: `${points} points` })
export const onlyLeft = (count: number): Text => ({ zh: `只剩 ${count} 件`, en: `Only ${count} left` })
export const pickSome = (count: number): Text => ({ zh: `任選 ${count} 件`, en: `Pick ${count}` })
export const picked = (count: number, needed: number): Text => ({ zh: `已選 ${count} / ${needed}`, en: `${count} / ${needed} picked` })
export const picksMissing = (count: number): Text => ({ zh: `還差 ${count} 件`, en: `${count} more to pick` })
export const picksTooMany = (count: number): Text => ({
  zh: `多選了 ${count} 件，請減少`,
  en: `${count} too many: remove ${count === 1 ? 'one' : count}`,
})
export const rankOf = (rank: number): Text => ({ zh: `第 ${rank} 名`, en: `No. ${rank}` })

/** Why a member cannot buy something, in a line on its card. */
export function obstacleInShort(obstacle: Obstacle): Text {
  if (obstacle.code === 'points_short') {
    const { balance, missing } = obstacle
    return {
      zh: `你有 ${formatNumber(balance, 'zh')} 點，還差 ${formatNumber(missing, 'zh')} 點`,
      en: `You have ${formatNumber(balance, 'en')}, ${formatNumber(missing, 'en')} to go`,
    }
  }
  if (obstacle.missing === null) return { zh: 'VIP 會員才能買', en: 'For VIP members' }
  return { zh: `再消費 ${formatTwd(obstacle.missing, 'zh')} 升 VIP`, en: `${formatTwd(obstacle.missing, 'en')} more to VIP` }
}

/** The same on the button of its page. */
export const obstacleButton = {
  vip_only: { zh: 'VIP 會員才能買', en: 'For VIP members' },
  points_short: { zh: '點數不足', en: 'Not enough points' },
} as const satisfies Record<Obstacle['code'], Text>

/** And in full, beneath the button. */
export function obstacleInFull(obstacle: Obstacle): Text {
  if (obstacle.code === 'points_short') {
    const { needed, balance, missing } = obstacle
    return {
      zh: `需要 ${formatNumber(needed, 'zh')} 點，你有 ${formatNumber(balance, 'zh')} 點，還差 ${formatNumber(missing, 'zh')} 點。`,
      en: `It takes ${formatNumber(needed, 'en')} points. You have ${formatNumber(balance, 'en')}, ${formatNumber(missing, 'en')} to go.`,
    }
  }
  const { spent, missing } = obstacle
  if (missing === null) return { zh: '這是 VIP 會員專屬商品。', en: 'This is for VIP members only.' }
  return {
    zh: `VIP 會員專屬。你一年內已消費 ${formatTwd(spent, 'zh')}，再消費 ${formatTwd(missing, 'zh')} 就升 VIP。`,
    en: `For VIP members. You have spent ${formatTwd(spent, 'en')} within a year; ${formatTwd(missing, 'en')} more makes you one.`,
  }
}

/** What everybody is told of goods for VIPs, and of goods for points. */
export const forVips = (spending: string): Text => ({
  zh: `VIP 會員專屬，一年內消費滿 ${spending} 就升 VIP。`,
  en: `For VIP members: spend ${spending} within a year and you are one.`,
})
export const obstacleTexts = {
  forPoints: { zh: '用點數換，不必再付錢。', en: 'Pay with points instead of money.' },
  toLevel: { zh: '看我的等級', en: 'See my level' },
  toPoints: { zh: '看我的點數', en: 'See my points' },
} as const

type ToldValue = { axis: string; value: string }

/** A value of a family as it is called: 色號：玫瑰豆沙，已售完. */
export const familyTexts = {
  value: ({ axis, value }: ToldValue): Text => ({ zh: `${axis}：${value}`, en: `${axis}: ${value}` }),
  soldOut: ({ axis, value }: ToldValue): Text => ({ zh: `${axis}：${value}，已售完`, en: `${axis}: ${value}, sold out` }),
  absent: ({ axis, value }: ToldValue): Text => ({
    zh: `${axis}：${value}，沒有這個組合`,
    en: `${axis}: ${value}, not in this combination`,
  }),
}

/** The cheapest of a family whose prices differ (FAM-07). */
export const priceFrom = (amount: number): Text => ({ zh: `${formatTwd(amount, 'zh')} 起`, en: `From ${formatTwd(amount, 'en')}` })

export const valuesOfFamily = ({ axis, count }: { axis: string; count: number }): Text => ({
  zh: `${axis}：${count} 種`,
  en: `${axis}: ${count} to choose from`,
})
