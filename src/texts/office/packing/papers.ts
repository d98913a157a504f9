/** Papers of the house are written in Chinese, whoever prints them (PCK-24). */
export const handOverPaperTexts = {
  title: '交寄清單',
  copies: ['第一聯 本店留存', '第二聯 物流公司'],
  columns: ['#', '訂單編號', '物流編號', '箱', '代收金額'],
  sums: (count: number, sum: string) => `共 ${count} 箱，代收合計 ${sum}`,
  together: (numbers: readonly string[]) => numbers.join('、'),
  handedBy: '交寄人：',
  takenBy: '收件人：',
  carriers: { tcat: '黑貓宅急便', seven: '7-ELEVEN', ups: 'UPS' },
  temperatures: { normal: '常溫', refrigeration: '冷藏', freezing: '冷凍' },
} as const

export const pickPaperTexts = {
  title: '揀貨單',
  ofWave: (wave: number) => `批次 ${wave}`,
  sums: (parcels: number, units: number) => `${parcels} 件包裹，${units} 件商品`,
  columns: ['', '儲位', '商品', '條碼', '件數', '籃'],
  noShelf: '未設儲位',
  lot: (number: string, expiry: string, units: number) => `批 ${number}　效期 ${expiry}　×${units}`,
  basket: (round: number, basket: number) => (round > 1 ? `籃 ${round}-${basket}` : `籃 ${basket}`),
  unitsInBaskets: (baskets: readonly string[]) => baskets.join('、'),
  baskets: '每個籃子的訂單',
  ordersOfBaskets: (baskets: readonly string[]) => baskets.join('　'),
  notes: '備註',
  noteOf: (number: string, by: string, words: string) => `${number}　${by}：${words}`,
  remark: '買家備註',
  picker: '揀貨人：',
  temperatures: handOverPaperTexts.temperatures,
} as const
