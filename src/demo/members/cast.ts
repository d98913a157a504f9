import type { PointReason } from '#rules/points/points.ts'

/** How the cast of the demo shop sign in: fixed ids of people at LINE and Facebook, the same as in the sandbox. */
export const lineIds = { mei: 'U6d65690000000000000000000012001a', hao: 'U68616f0000000000000000000012001b' } as const
export const facebookIds = { xin: '10120010000000011', lock: '10120010000000012' } as const

export type CastMember = {
  key: 'mei' | 'hao' | 'xin' | 'lock'
  /** The public member number. */
  uid: string
  name: string
  provider: 'line' | 'facebook'
  providerUid: string
  email: string
  emailConfirmed: boolean
  /** `thisMonth` puts the birthday into the month of seeding. */
  birthday: { year: number; month: number | 'thisMonth'; day: number } | null
  vip: 0 | 1 | 2
  acceptsSms: boolean
  joinedDaysAgo: number
  /** Points that the shop gave by hand; what orders bring and cost comes from the orders. */
  givenPoints: readonly { daysAgo: number; at: string; points: number; reason: PointReason; words?: string }[]
  locked?: string
  sender?: { name: string; phone: string }
  /** What the orders had the invoices sent to, for the next one. */
  carriers?: { member: string; mobile: string | null; citizen: string | null }
  recipients: readonly CastRecipient[]
}

export type CastRecipient =
  | { type: 'black_cat'; name: string; phone: string; county: string; district: string; zipCode: string; address: string }
  | { type: 'seven'; name: string; phone: string; storeId: string; storeName: string }
  | {
      type: 'ups'
      name: string
      phone: string
      country: string
      stateProvinceCounty: string
      city: string
      addressOne: string
      addressTwo: string
      postalCode: string
    }

/** Cards that mei has saved, by the words under which the sandbox knows them; her bank will not have the last one any more. */
export const meiCards = [
  {
    alias: '日常用',
    brand: 'visa',
    last4: '4242',
    expires: { year: 2030, month: 12 },
    refusedDaysAgo: null,
    key: 'card_key_mei_visa_00000000000000000000000000000000000000000001',
    token: 'card_token_mei_visa_0001',
    savedDaysAgo: 424,
  },
  {
    alias: '',
    brand: 'jcb',
    last4: '2426',
    expires: { year: 2029, month: 8 },
    refusedDaysAgo: null,
    key: 'card_key_mei_jcb_000000000000000000000000000000000000000000001',
    token: 'card_token_mei_jcb_0001',
    savedDaysAgo: 122,
  },
  {
    alias: '',
    brand: 'mastercard',
    last4: '0575',
    expires: { year: 2029, month: 1 },
    refusedDaysAgo: 2,
    key: 'card_key_mei_mastercard_00000000000000000000000000000000000001',
    token: 'card_token_mei_mastercard_0001',
    savedDaysAgo: 800,
  },
] as const

/** Whom mei sends to, the one of the newest order first. */
export const meiRecipients = {
  home: {
    type: 'black_cat',
    name: '林小梅',
    phone: '0912345678',
    county: '臺北市',
    district: '大安區',
    zipCode: '106',
    address: '永康街 31 巷 12 號 3 樓',
  },
  mother: {
    type: 'black_cat',
    name: '林陳秀琴',
    phone: '0933218845',
    county: '臺南市',
    district: '中西區',
    zipCode: '700',
    address: '神農街 96 號',
  },
  penghu: {
    type: 'black_cat',
    name: '周雅婷',
    phone: '0987650012',
    county: '澎湖縣',
    district: '馬公市',
    zipCode: '880',
    address: '中正路 20 號 2 樓',
  },
  store: { type: 'seven', name: '林小梅', phone: '0912345678', storeId: '131386', storeName: '永康門市' },
  america: {
    type: 'ups',
    name: 'Lin Hsiao-Mei',
    phone: '+14155550132',
    country: 'US',
    stateProvinceCounty: 'CA',
    city: 'San Francisco',
    addressOne: '1200 Irving Street',
    addressTwo: 'Apt 4',
    postalCode: '94122',
  },
  hongKong: {
    type: 'ups',
    name: 'Chan Ka Yan',
    phone: '+85291234567',
    country: 'HK',
    stateProvinceCounty: 'Kowloon',
    city: 'Mong Kok',
    addressOne: '88 Nathan Road',
    addressTwo: 'Flat B, 12 F',
    postalCode: '',
  },
} as const satisfies Record<string, CastRecipient>

export const haoRecipients = {
  home: {
    type: 'black_cat',
    name: '陳浩',
    phone: '0922110334',
    county: '新竹縣',
    district: '竹北市',
    zipCode: '302',
    address: '文興路一段 168 號 8 樓',
  },
} as const satisfies Record<string, CastRecipient>

export const cast: readonly CastMember[] = [
  {
    key: 'mei',
    uid: 'MH2200118',
    name: '林小梅',
    provider: 'line',
    providerUid: lineIds.mei,
    email: 'mei@example.com',
    emailConfirmed: true,
    birthday: { year: 1992, month: 'thisMonth', day: 18 },
    vip: 2,
    acceptsSms: true,
    joinedDaysAgo: 812,
    givenPoints: [
      { daysAgo: 150, at: '03:20', points: 94, reason: 'fb_friend_shopping' },
      { daysAgo: 110, at: '11:15', points: 100, reason: 'custom', words: '包裹晚到，一點心意' },
      { daysAgo: 40, at: '10:00', points: 500, reason: 'custom', words: 'VVIP 年度感謝點數' },
    ],
    sender: { name: '林小梅', phone: '+886912345678' },
    carriers: { member: 'mei@example.com', mobile: '/AB12345', citizen: 'AB12345678901234' },
    recipients: Object.values(meiRecipients),
  },
  {
    key: 'hao',
    uid: 'MH2401562',
    name: '陳浩',
    provider: 'line',
    providerUid: lineIds.hao,
    email: 'hao@example.com',
    emailConfirmed: true,
    birthday: { year: 1988, month: 4, day: 2 },
    vip: 0,
    acceptsSms: false,
    joinedDaysAgo: 190,
    givenPoints: [],
    sender: { name: '陳浩', phone: '+886922110334' },
    recipients: Object.values(haoRecipients),
  },
  {
    key: 'xin',
    uid: 'MH2603001',
    name: '王欣',
    provider: 'facebook',
    providerUid: facebookIds.xin,
    email: 'xin@example.com',
    emailConfirmed: false,
    birthday: null,
    vip: 0,
    acceptsSms: false,
    joinedDaysAgo: 0,
    givenPoints: [],
    recipients: [],
  },
  {
    key: 'lock',
    uid: 'MH2301007',
    name: '張鎖',
    provider: 'facebook',
    providerUid: facebookIds.lock,
    email: 'lock@example.com',
    emailConfirmed: true,
    birthday: { year: 1995, month: 9, day: 27 },
    vip: 0,
    acceptsSms: false,
    joinedDaysAgo: 420,
    givenPoints: [],
    locked: '多次未取貨，請聯絡客服',
    recipients: [],
  },
]
