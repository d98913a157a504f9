import type { Text } from '#rules/locale.ts'

export const shellTexts = {
  shopName: { zh: '梅好 Meihao', en: 'Meihao' },
  home: { zh: '首頁', en: 'Home' },
  homeLink: { zh: '梅好 首頁', en: 'Meihao home' },
  description: {
    zh: '從指尖到餐桌，挑好每一件日常會用到的東西。光療、美妝、美髮、身體、寵物、居家、保健與冷藏冷凍食品。',
    en: 'From fingertips to the table: everyday things, chosen with care. Gel nails, beauty, hair, body, pets, home, health and chilled food.',
  },
  slogan: { zh: '從指尖到餐桌，挑好每一件日常會用到的東西。', en: 'From fingertips to the table: everyday things, chosen with care.' },
  skip: { zh: '跳到主要內容', en: 'Skip to content' },
  menu: { zh: '商品分類', en: 'Categories' },
  lists: { zh: '主題選購', en: 'More ways to shop' },
  openMenu: { zh: '開啟選單', en: 'Open menu' },
  drawer: { zh: '選單', en: 'Menu' },
  search: { zh: '搜尋', en: 'Search' },
  faq: { zh: '常見問題', en: 'FAQ' },
  memberMenu: { zh: '會員中心', en: 'My account' },
  theme: { zh: '切換深色與淺色', en: 'Switch between light and dark' },
  orders: { zh: '我的訂單', en: 'My orders' },
  profile: { zh: '會員資料', en: 'My details' },
  cards: { zh: '信用卡', en: 'Saved cards' },
  points: { zh: '點數', en: 'Points' },
  wishlist: { zh: '收藏清單', en: 'Wishlist' },
  addresses: { zh: '常用收件人', en: 'Recipients' },
  logOut: { zh: '登出', en: 'Log out' },
  logIn: { zh: '登入', en: 'Log in' },
  loginBanner: { zh: '登入後累積點數，追蹤訂單更方便', en: 'Log in to collect points and follow your orders' },
  help: { zh: '需要幫忙', en: 'Need help?' },
  returns: { zh: '退換貨與退款', en: 'Returns and refunds' },
  readme: { zh: '購物須知', en: 'Shopping guide' },
  contact: { zh: '聯絡客服', en: 'Contact us' },
  about: { zh: '關於梅好', en: 'About Meihao' },
  brand: { zh: '品牌介紹', en: 'Our story' },
  articles: { zh: '健康專欄', en: 'Health articles' },
  certification: { zh: '檢驗證書', en: 'Certificates' },
  privacy: { zh: '隱私權政策', en: 'Privacy policy' },
  manual: { zh: '使用說明', en: 'Manuals' },
  follow: { zh: '追蹤我們', en: 'Follow us' },
  hours: { zh: '客服時間：週一至週五 10:00–18:00', en: 'Customer service: Mon–Fri 10:00–18:00' },
  dataAndAds: { zh: '數據與廣告設定', en: 'Data and ad choices' },
  legal: { zh: '價格皆為新臺幣含稅價', en: 'Prices are in TWD and include tax' },
  deliveryStrip: { zh: '免運門檻', en: 'Free delivery' },
  shortcuts: { zh: '快捷按鈕', en: 'Shortcuts' },
  toTop: { zh: '回到頂端', en: 'Back to top' },
  offline: {
    zh: '目前沒有網路。這一頁還能看，恢復連線後再下單。',
    en: "You're offline. You can keep reading; order once you're back online.",
  },
  lineService: { zh: 'LINE 客服', en: 'LINE customer service' },
  newTab: { zh: '開新分頁', en: 'opens in a new tab' },
} as const

/** Before the numbers under which the seller is registered. */
export const sellerTexts = {
  taxId: { zh: '統一編號 ', en: 'Tax ID ' },
  foodNumber: { zh: '食品業者登錄字號 ', en: 'Food business no. ' },
} as const

/** The other language, in its own words. */
export const languageNames = { zh: '中文', en: 'EN' } as const

/** Contact details and addresses of the shop outside its own pages. */
export const shopContacts = {
  phone: '02-2700-0000',
  email: 'hello@meihao.example',
  facebook: 'https://www.facebook.com/meihao.example',
  line: 'https://line.me/R/ti/p/@meihao',
  threads: 'https://www.threads.net/@meihao.example',
} as const

export const vipNames: readonly Text[] = [
  { zh: '一般會員', en: 'Member' },
  { zh: 'VIP', en: 'VIP' },
  { zh: 'VVIP', en: 'VVIP' },
]

export const freeDelivery = (normal: string, cold: string): Text => ({
  zh: `常溫滿 ${normal} 免運，冷藏冷凍滿 ${cold} 免運`,
  en: `Free delivery over ${normal}, or ${cold} chilled and frozen`,
})
export const cartWithItems = (count: number): Text => ({
  zh: `購物車，${count} 件商品`,
  en: `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
})
export const allOf = (category: string): Text => ({
  zh: `全部${/^[\x20-\x7e]/.test(category) ? ' ' : ''}${category}`,
  en: `All ${category}`,
})
export const copyright = (year: number): Text => ({ zh: `© ${year} 梅好`, en: `© ${year} Meihao` })
export const titleOf = (page: string): Text => ({ zh: `${page}｜梅好 Meihao`, en: `${page} | Meihao` })
