/** Words on invoices and their proofs: they are written for the tax office, in Chinese alone. */
export const invoiceLineTexts = {
  discount: '折扣',
  delivery: '運費',
  handling: '貨到付款手續費',
  returned: '退貨',
  reissued: '更正發票資料',
} as const

export const proofTexts = {
  title: '電子發票證明聯',
  reprint: '補印',
  test: '測試',
  period: ({ year, from, to }: { year: number; from: number; to: number }) =>
    `${year}年${String(from).padStart(2, '0')}-${String(to).padStart(2, '0')}月`,
  random: (code: string) => `隨機碼 ${code}`,
  total: (amount: number) => `總計 ${amount}`,
  seller: (taxId: string) => `賣方 ${taxId}`,
  buyer: (taxId: string) => `買方 ${taxId}`,
  companyFormat: '格式 25',
  barcode: '發票條碼',
  leftCode: '左方 QR 碼',
  rightCode: '右方 QR 碼',
} as const
