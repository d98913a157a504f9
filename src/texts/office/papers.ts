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
