/** Han characters, Zhuyin and full-width punctuation: what a Chinese sentence is made of. */
export const chinese = /[\u3000-\u303f\u3105-\u312f\u4e00-\u9fff\uff00-\uffef]/

/** Words that are the same in both languages, or that name a language in itself. */
export const sameInBothLanguages: readonly string[] = [
  '7-ELEVEN',
  'Apple Pay',
  'English',
  'FAQ',
  'Facebook',
  'Google Pay',
  'Instagram',
  'LINE',
  'LINE Pay',
  'Messenger',
  'Threads',
  'JCB',
  'Mastercard',
  'Visa',
  'Meihao',
  'PDF',
  'UPS',
  'VIP',
  'VVIP',
  'OK',
  'Email',
  'zh-TW',
  'zh-Hant',
  'zh-Hant-TW',
  'zh_TW',
  'zh',
]

/** Chinese that an English text may hold: the shop's name, and the switch to Chinese. */
export const chineseInEnglish: readonly string[] = ['梅好', '繁體中文', '中文']

/** Words of other places, with what people in Taiwan say. */
export const foreignWords: Readonly<Record<string, string>> = {
  您: '你',
  賬: '帳',
  登錄: '登入',
  默認: '預設',
  視頻: '影片',
  短信: '簡訊',
  網絡: '網路',
  用戶: '會員',
  質量: '品質',
  打印: '列印',
  郵箱: '電子郵件',
  鏈接: '連結',
  刷新: '重新整理',
  加載: '載入',
  激活: '啟用',
}

/** What registers and laws call a thing, though its words are no others' elsewhere. */
export const officialTerms: readonly string[] = ['食品業者登錄字號', '登錄收款', '登錄已退款']

/** A half-width mark that follows a Chinese character; Chinese sentences have their own marks. */
export const halfWidthMark = /[\u4e00-\u9fff][,!?;:](?!\/)/

/** Files outside src/texts that may hold Chinese, each with its reason. A path that ends in a slash is a folder. */
export const mayHoldChinese: Readonly<Record<string, string>> = {
  'src/rules/imports/cell-text.ts': 'the sign by which a cell empties its field is the same in both languages',
  'src/texts/': 'the room of the words',
  'src/demo/': 'the goods and words of the demo shop',
  'src/rules/reference/': 'names of places, countries, charities and banks, which the tables are seeded from',
  'src/main/config.ts': 'the name under which emails are sent is the shop’s name',
  'src/rules/staff/password.ts': 'the shop’s name, which no password may contain',
}
