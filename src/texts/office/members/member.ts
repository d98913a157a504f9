import type { Text } from '#rules/locale.ts'

export const memberTexts = {
  allMembers: { zh: '會員', en: 'Members' },
  keys: { zh: '會員', en: 'Member' },
  notes: { zh: '同仁備註', en: 'Notes of staff' },
  pinOnOrders: { zh: '置頂，並顯示在每張訂單上', en: 'Pin it, and show it on every order' },
  spending: { zh: '一年消費', en: 'Spent in a year' },
  orders: { zh: '訂單', en: 'Orders' },
  returns: { zh: '退貨', en: 'Returns' },
  refunded: { zh: '已退款', en: 'Refunded' },
  spent: { zh: '累計消費', en: 'Spent in all' },
  points: { zh: '點數', en: 'Points' },
  notCollected: { zh: '180 天內未取', en: 'Not collected in 180 days' },
  lastOrders: { zh: '最近的訂單', en: 'Latest orders' },
  noOrders: { zh: '還沒有訂單', en: 'No orders yet' },
  allOrders: { zh: '全部訂單', en: 'All orders' },
  number: { zh: '編號', en: 'Number' },
  placed: { zh: '成立', en: 'Placed' },
  state: { zh: '狀態', en: 'State' },
  total: { zh: '金額', en: 'Amount' },
  hasReturn: { zh: '有退貨', en: 'Goods came back' },
  ledger: { zh: '點數帳本', en: 'Points' },
  lots: { zh: '還能用的點數', en: 'Points that are left' },
  noPoints: { zh: '還沒有點數紀錄', en: 'No points yet' },
  when: { zh: '時間', en: 'When' },
  reason: { zh: '原因', en: 'Reason' },
  who: { zh: '誰', en: 'Who' },
  change: { zh: '變動', en: 'Change' },
  begins: { zh: '生效', en: 'From' },
  ends: { zh: '到期', en: 'Until' },
  left: { zh: '剩下', en: 'Left' },
  noEnd: { zh: '隨其他點數', en: 'With the others' },
  codes: { zh: '折扣碼', en: 'Discount codes' },
  noCodes: { zh: '沒有能用的折扣碼', en: 'None to use' },
  wishes: { zh: '願望清單', en: 'Wishlist' },
  noWishes: { zh: '願望清單是空的', en: 'The wishlist is empty' },
  cart: { zh: '購物車', en: 'Cart' },
  noCart: { zh: '購物車是空的', en: 'The cart is empty' },
  contact: { zh: '聯絡', en: 'Contact' },
  hidden: { zh: '你的角色只看得到遮罩後的資料。', en: 'Your role sees these masked.' },
  email: { zh: '信箱', en: 'E-mail' },
  confirmed: { zh: '已驗證', en: 'Confirmed' },
  unconfirmed: { zh: '未驗證', en: 'Not confirmed' },
  pending: { zh: '等待驗證', en: 'To be confirmed' },
  phone: { zh: '電話', en: 'Phone' },
  sender: { zh: '訂購人', en: 'Sender' },
  birthday: { zh: '生日', en: 'Birthday' },
  joined: { zh: '加入', en: 'Joined' },
  sms: { zh: '簡訊', en: 'Text messages' },
  wants: { zh: '願意收', en: 'Yes' },
  wantsNot: { zh: '不收', en: 'No' },
  recipients: { zh: '收件人', en: 'Recipients' },
  noRecipients: { zh: '沒有存收件人', en: 'None saved' },
  carriers: { zh: '發票載具', en: 'Invoice carriers' },
  noCarriers: { zh: '還沒有用過', en: 'None used yet' },
  carrierMember: { zh: '會員載具', en: 'Member' },
  carrierMobile: { zh: '手機條碼', en: 'Mobile barcode' },
  carrierCitizen: { zh: '自然人憑證', en: 'Citizen certificate' },
  cards: { zh: '已存的卡', en: 'Saved cards' },
  noCards: { zh: '沒有存卡', en: 'None saved' },
  cardDefault: { zh: '預設', en: 'Default' },
  signIn: { zh: '登入與裝置', en: 'Sign-in and devices' },
  signInHow: {
    zh: '會員用自己的 LINE 或 Facebook 登入；後台看不到、也不能代為登入。',
    en: 'Members sign in with their own LINE or Facebook. Nobody here sees how, or signs in as them.',
  },
  noSignIn: { zh: '由同仁建立，沒有登入方式', en: 'Entered by staff, without sign-in' },
  lastSignIn: { zh: '最近登入', en: 'Last sign-in' },
  never: { zh: '沒有紀錄', en: 'Not known' },
  noSessions: { zh: '目前沒有登入中的裝置', en: 'Signed in nowhere now' },
  unknownDevice: { zh: '不明的裝置', en: 'Unknown device' },
  lastSeen: { zh: '最近使用', en: 'Last seen' },
  level: { zh: '等級', en: 'Level' },
  levelHistory: { zh: '等級紀錄', en: 'Levels so far' },
  noLevels: { zh: '等級還沒有變過', en: 'The level has never changed' },
  top: { zh: '已是最高等級', en: 'The highest level' },
  letters: { zh: '信件', en: 'Letters' },
  lettersHow: { zh: '保留 400 天', en: 'Kept for 400 days' },
  log: { zh: '紀錄', en: 'Log' },
  noLog: { zh: '還沒有人改過這位會員', en: 'Nobody has changed this member yet' },
  locked: { zh: '帳號已鎖定', en: 'The account is locked' },
  closing: { zh: '帳號將關閉', en: 'The account is going to be closed' },
  closed: { zh: '帳號已關閉', en: 'The account is closed' },
  closedHow: {
    zh: '個人資料已刪除；訂單、款項與紀錄依法保留。',
    en: 'What was personal is gone; orders, money and log stay, as the law asks.',
  },
  locks: { zh: '鎖定紀錄', en: 'Locks so far' },
  shop: { zh: '系統', en: 'The shop' },
} as const satisfies Record<string, Text>

export const nextLevelText = (amount: string, level: string): Text => ({ zh: `再 ${amount} 升 ${level}`, en: `${amount} to ${level}` })
export const pointsEndText = (day: string): Text => ({ zh: `${day} 到期`, en: `until ${day}` })
export const returnsText = (count: string): Text => ({ zh: `${count} 筆有退貨`, en: `${count} with goods that came back` })
export const levelBecame = (from: string, to: string): Text => ({ zh: `${from} → ${to}`, en: `${from} → ${to}` })
export const timesText = (count: string): Text => ({ zh: `× ${count}`, en: `× ${count}` })

export const lockKindTexts = {
  lock: { zh: '鎖定', en: 'Locked' },
  unlock: { zh: '解除鎖定', en: 'Unlocked' },
  note: { zh: '備註', en: 'Note' },
} as const satisfies Record<string, Text>

/** Why a level changed, by the word under which it is kept. */
export const levelReasonTexts: Readonly<Record<string, Text>> = {
  order_finished: { zh: '訂單完成', en: 'An order was completed' },
  night: { zh: '每晚檢查', en: 'The nightly check' },
  office: { zh: '同仁調升', en: 'Raised by staff' },
  recounted: { zh: '依消費重新計算', en: 'Counted anew' },
}

export const providerTexts = { line: { zh: 'LINE', en: 'LINE' }, facebook: { zh: 'Facebook', en: 'Facebook' } } as const

export const wayTexts = {
  home: { zh: '宅配', en: 'Home' },
  store: { zh: '超商', en: 'Store' },
  abroad: { zh: '海外', en: 'Abroad' },
} as const satisfies Record<string, Text>
