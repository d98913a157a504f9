import type { Text } from '../locale.ts'

/** Banks whose cards can be paid in instalments at 0 % (CK3-09). The owner confirms the list with the card company (D-45). */
export const installmentBanks: readonly Text[] = [
  { zh: '國泰世華銀行', en: 'Cathay United Bank' },
  { zh: '玉山銀行', en: 'E.SUN Bank' },
  { zh: '台新銀行', en: 'Taishin Bank' },
  { zh: '中國信託銀行', en: 'CTBC Bank' },
  { zh: '永豐銀行', en: 'Bank SinoPac' },
  { zh: '台北富邦銀行', en: 'Taipei Fubon Bank' },
  { zh: '第一銀行', en: 'First Bank' },
  { zh: '華南銀行', en: 'Hua Nan Bank' },
  { zh: '彰化銀行', en: 'Chang Hwa Bank' },
  { zh: '兆豐銀行', en: 'Mega Bank' },
  { zh: '合作金庫銀行', en: 'Taiwan Cooperative Bank' },
  { zh: '聯邦銀行', en: 'Union Bank of Taiwan' },
  { zh: '遠東商銀', en: 'Far Eastern Bank' },
  { zh: '凱基銀行', en: 'KGI Bank' },
  { zh: '臺灣銀行', en: 'Bank of Taiwan' },
  { zh: '土地銀行', en: 'Land Bank of Taiwan' },
  { zh: '臺灣企銀', en: 'Taiwan Business Bank' },
  { zh: '上海商銀', en: 'Shanghai Commercial and Savings Bank' },
  { zh: '台中銀行', en: 'Taichung Bank' },
  { zh: '渣打銀行', en: 'Standard Chartered Bank' },
  { zh: '滙豐銀行', en: 'HSBC' },
  { zh: '新光銀行', en: 'Shin Kong Bank' },
  { zh: '元大銀行', en: 'Yuanta Bank' },
]
