import type { Text } from '#rules/locale.ts'

export type Bank = { code: string; name: Text }

const bank = (code: string, zh: string, en: string): Bank => ({ code, name: { zh, en } })

/**
 * Where somebody in Taiwan has an account: banks, the post office and credit cooperatives by the three digits under which others
 * transfer to them. Source: 中央存款保險公司, 要保機構名單 (data.gov.tw/dataset/11262), and 財金資訊公司, 金融機構代號; without the branches
 * of foreign banks that keep no accounts of persons.
 */
export const banks: readonly Bank[] = [
  bank('004', '臺灣銀行', 'Bank of Taiwan'),
  bank('005', '土地銀行', 'Land Bank of Taiwan'),
  bank('006', '合作金庫銀行', 'Taiwan Cooperative Bank'),
  bank('007', '第一銀行', 'First Commercial Bank'),
  bank('008', '華南銀行', 'Hua Nan Commercial Bank'),
  bank('009', '彰化銀行', 'Chang Hwa Commercial Bank'),
  bank('011', '上海商業儲蓄銀行', 'Shanghai Commercial & Savings Bank'),
  bank('012', '台北富邦銀行', 'Taipei Fubon Bank'),
  bank('013', '國泰世華銀行', 'Cathay United Bank'),
  bank('016', '高雄銀行', 'Bank of Kaohsiung'),
  bank('017', '兆豐國際商業銀行', 'Mega International Commercial Bank'),
  bank('018', '全國農業金庫', 'Agricultural Bank of Taiwan'),
  bank('048', '王道銀行', 'O-Bank'),
  bank('050', '臺灣企銀', 'Taiwan Business Bank'),
  bank('052', '渣打國際商業銀行', 'Standard Chartered Bank (Taiwan)'),
  bank('053', '台中銀行', 'Taichung Commercial Bank'),
  bank('054', '京城銀行', 'King’s Town Bank'),
  bank('081', '滙豐（台灣）銀行', 'HSBC Bank (Taiwan)'),
  bank('101', '瑞興銀行', 'Taipei Star Bank'),
  bank('102', '華泰銀行', 'Hwatai Bank'),
  bank('103', '臺灣新光銀行', 'Shin Kong Commercial Bank'),
  bank('104', '台北市第五信用合作社', 'Taipei Fifth Credit Cooperative'),
  bank('108', '陽信銀行', 'Sunny Bank'),
  bank('114', '基隆市第一信用合作社', 'Keelung First Credit Cooperative'),
  bank('115', '基隆市第二信用合作社', 'Keelung Second Credit Cooperative'),
  bank('118', '板信銀行', 'Bank of Panhsin'),
  bank('119', '淡水第一信用合作社', 'Tamsui First Credit Cooperative'),
  bank('120', '新北市淡水信用合作社', 'Tamsui Credit Cooperative'),
  bank('124', '宜蘭信用合作社', 'Yilan Credit Cooperative'),
  bank('127', '桃園信用合作社', 'Taoyuan Credit Cooperative'),
  bank('130', '新竹第一信用合作社', 'Hsinchu First Credit Cooperative'),
  bank('132', '新竹第三信用合作社', 'Hsinchu Third Credit Cooperative'),
  bank('146', '台中市第二信用合作社', 'Taichung Second Credit Cooperative'),
  bank('147', '三信銀行', 'COTA Commercial Bank'),
  bank('158', '彰化第一信用合作社', 'Changhua First Credit Cooperative'),
  bank('161', '彰化第五信用合作社', 'Changhua Fifth Credit Cooperative'),
  bank('162', '彰化第六信用合作社', 'Changhua Sixth Credit Cooperative'),
  bank('163', '彰化第十信用合作社', 'Changhua Tenth Credit Cooperative'),
  bank('165', '彰化縣鹿港信用合作社', 'Lukang Credit Cooperative'),
  bank('178', '嘉義市第三信用合作社', 'Chiayi Third Credit Cooperative'),
  bank('188', '台南第三信用合作社', 'Tainan Third Credit Cooperative'),
  bank('204', '高雄市第三信用合作社', 'Kaohsiung Third Credit Cooperative'),
  bank('215', '花蓮第一信用合作社', 'Hualien First Credit Cooperative'),
  bank('216', '花蓮第二信用合作社', 'Hualien Second Credit Cooperative'),
  bank('222', '澎湖縣第一信用合作社', 'Penghu First Credit Cooperative'),
  bank('223', '澎湖第二信用合作社', 'Penghu Second Credit Cooperative'),
  bank('224', '金門縣信用合作社', 'Kinmen Credit Cooperative'),
  bank('700', '中華郵政', 'Chunghwa Post'),
  bank('803', '聯邦銀行', 'Union Bank of Taiwan'),
  bank('805', '遠東國際商業銀行', 'Far Eastern International Bank'),
  bank('806', '元大銀行', 'Yuanta Bank'),
  bank('807', '永豐銀行', 'Bank SinoPac'),
  bank('808', '玉山銀行', 'E.SUN Bank'),
  bank('809', '凱基銀行', 'KGI Bank'),
  bank('810', '星展（台灣）銀行', 'DBS Bank (Taiwan)'),
  bank('812', '台新國際商業銀行', 'Taishin International Bank'),
  bank('816', '安泰銀行', 'EnTie Commercial Bank'),
  bank('822', '中國信託銀行', 'CTBC Bank'),
  bank('823', '將來銀行', 'Next Bank'),
  bank('824', '連線銀行', 'LINE Bank'),
  bank('826', '樂天國際商業銀行', 'Rakuten International Commercial Bank'),
]

/** The post office writes its branch into the number of an account. */
export const postOffice = '700'

/** Credit departments of farmers' and fishermen's associations, some 300 of them, have the codes of these hundreds. */
const associations = /^(?:[56]\d\d|8[6-9]\d|9\d\d)$/

/** The name of a bank by its code; null of one that only has the code of an association. */
export function nameOfBank(code: string): Text | null {
  return banks.find((each) => each.code === code)?.name ?? null
}

/** Whether others can transfer to this code. */
export function isBankCode(code: string): boolean {
  return nameOfBank(code) !== null || associations.test(code)
}
