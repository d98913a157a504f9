import type { ScheduledPrice } from '#contract/office/api/goods/product-schedules.ts'
import type { Text } from '#rules/locale.ts'
import { formatTwd } from '#texts/shared/format.ts'

/** When a product comes on sale and goes, and what it costs meanwhile. */
export const productScheduleTexts = {
  set: { zh: '排程上架', en: 'Schedule' },
  setEnd: { zh: '排定下架', en: 'Set an end' },
  change: { zh: '改時間', en: 'Change the time' },
  title: { zh: '排定上下架', en: 'When it is on sale' },
  how: { zh: '台北時間，到那一分鐘就上架或下架。', en: 'In Taipei time; it comes and goes at that minute.' },
  from: { zh: '上架時間', en: 'On sale from' },
  until: { zh: '下架時間（空白表示不下架）', en: 'Off sale at (empty: never)' },
  save: { zh: '儲存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '時間已排定', en: 'The time is set' },
  comes: { zh: '上架', en: 'On sale' },
  goes: { zh: '下架', en: 'Off sale' },
  prices: { zh: '排程價', en: 'Scheduled prices' },
  noPrices: { zh: '還沒有排程價', en: 'None is scheduled' },
  add: { zh: '新增排程價', en: 'Schedule a price' },
  addHow: {
    zh: '時間到了自動換成這個價格，結束後回到原來的。沒填的欄位不變。',
    en: 'The price changes at its minute and returns after its end. What is left empty stays as it is.',
  },
  name: { zh: '活動名稱', en: 'Name' },
  startsAt: { zh: '開始時間', en: 'From' },
  endsAt: { zh: '結束時間（空白表示不結束）', en: 'Until (empty: no end)' },
  price: { zh: '售價', en: 'Price' },
  originPrice: { zh: '原價', en: 'List price' },
  firstPrice: { zh: '首購價', en: 'First price' },
  points: { zh: '兌換點數', en: 'Price in points' },
  added: { zh: '價格已排定', en: 'The price is scheduled' },
  running: { zh: '進行中', en: 'Runs now' },
  withdraw: { zh: '取消排程價', en: 'Take back' },
  withdrawn: { zh: '排程價已取消', en: 'The scheduled price is taken back' },
  which: { zh: '要改哪一個價格', en: 'Which price is changed' },
  regular: { zh: '改常態售價', en: 'The regular price' },
  scheduled: { zh: '改活動價', en: 'The scheduled price' },
  back: { zh: '回去改', en: 'Go back' },
} as const satisfies Record<string, Text>

export const whichPrice = (name: string): Text => ({
  zh: `「${name}」的價格進行中。常態售價在它結束後才看得到，活動價現在就會改。`,
  en: `The price of “${name}” runs now. A regular price shows once it has ended, the scheduled one at once.`,
})
export const regularPrice = ({ price }: NonNullable<ScheduledPrice['regular']>): Text => ({
  zh: `結束後回到 ${formatTwd(price, 'zh')}`,
  en: `Returns to ${formatTwd(price, 'en')}`,
})
