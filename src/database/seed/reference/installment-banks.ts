import type { Text } from '#rules/locale.ts'

/** The banks with 0% installments, as a list that the owner confirms before opening. */
export const installmentBanks: readonly Text[] = [
  { zh: '中國信託商業銀行', en: 'CTBC Bank' },
  { zh: '國泰世華商業銀行', en: 'Cathay United Bank' },
  { zh: '玉山商業銀行', en: 'E.SUN Bank' },
  { zh: '台北富邦商業銀行', en: 'Taipei Fubon Bank' },
  { zh: '台新國際商業銀行', en: 'Taishin International Bank' },
  { zh: '永豐商業銀行', en: 'Bank SinoPac' },
  { zh: '聯邦商業銀行', en: 'Union Bank of Taiwan' },
  { zh: '遠東國際商業銀行', en: 'Far Eastern International Bank' },
  { zh: '第一商業銀行', en: 'First Commercial Bank' },
  { zh: '華南商業銀行', en: 'Hua Nan Commercial Bank' },
  { zh: '彰化商業銀行', en: 'Chang Hwa Commercial Bank' },
  { zh: '兆豐國際商業銀行', en: 'Mega International Commercial Bank' },
  { zh: '合作金庫商業銀行', en: 'Taiwan Cooperative Bank' },
  { zh: '臺灣中小企業銀行', en: 'Taiwan Business Bank' },
  { zh: '上海商業儲蓄銀行', en: 'Shanghai Commercial & Savings Bank' },
  { zh: '臺灣新光商業銀行', en: 'Shin Kong Bank' },
  { zh: '凱基商業銀行', en: 'KGI Bank' },
  { zh: '元大商業銀行', en: 'Yuanta Commercial Bank' },
  { zh: '陽信商業銀行', en: 'Sunny Bank' },
  { zh: '台中商業銀行', en: 'Taichung Commercial Bank' },
  { zh: '星展（台灣）商業銀行', en: 'DBS Bank (Taiwan)' },
  { zh: '滙豐（台灣）商業銀行', en: 'HSBC Bank (Taiwan)' },
  { zh: '三信商業銀行', en: 'COTA Commercial Bank' },
]
