import type { Text } from '#rules/locale.ts'
import type { InvoiceField } from '#rules/invoices/invoice.ts'

export const invoiceTexts = {
  reissue: { zh: '作廢重開', en: 'Void and re-issue' },
  issue: { zh: '補開發票', en: 'Issue the invoice' },
  mend: { zh: '修正後重開', en: 'Mend and issue' },
  reissued: { zh: '已作廢舊發票並重開', en: 'The old invoice is void, and a new one is issued' },
  issued: { zh: '發票已開立', en: 'The invoice is issued' },
  underWay: { zh: '作廢重開中', en: 'Being issued anew' },
  reissueHow: {
    zh: '舊發票會作廢，並以下面的資料開立新發票，兩張都會留在訂單上。買家已下載的舊發票不再有效。',
    en: 'The old invoice is voided and a new one is issued with what stands below; both stay with the order. A copy that the buyer has is void.',
  },
  mendHow: { zh: '改好之後儲存，會立刻再向發票平台開立一次。', en: 'Saving asks the platform once more at once.' },
  carrierType: { zh: '發票存放', en: 'Kept as' },
  carrier: { zh: '載具號碼、電子郵件或捐贈碼', en: 'Carrier, e-mail or donation code' },
  title: { zh: '公司抬頭', en: 'Company title' },
  taxId: { zh: '統一編號', en: 'Tax ID' },
  address: { zh: '紙本寄送地址', en: 'Address for paper' },
  refused: { zh: '發票平台沒有接受', en: 'The platform did not take it' },
  toMend: { zh: '請修正', en: 'To be mended' },
  keep: { zh: '先不要', en: 'Not now' },
} as const satisfies Record<string, Text>

export const invoiceFieldTexts = {
  carrier: { zh: '載具', en: 'Carrier' },
  receipt: { zh: '統一編號', en: 'Tax ID' },
  name: { zh: '公司抬頭', en: 'Company title' },
  address: { zh: '地址', en: 'Address' },
} as const satisfies Record<InvoiceField, Text>
