import type { DatedKind, Turn } from '#contract/office/api/goods/calendar.ts'
import type { Text } from '#rules/locale.ts'

export const calendarTexts = {
  title: { zh: '行事曆', en: 'Calendar' },
  earlier: { zh: '上個月', en: 'The month before' },
  later: { zh: '下個月', en: 'The month after' },
  thisMonth: { zh: '這個月', en: 'This month' },
  today: { zh: '今天', en: 'today' },
  none: { zh: '這個月沒有排程', en: 'Nothing is scheduled this month' },
  noneHow: {
    zh: '在商品頁排上架時間或活動價，就會出現在這裡。',
    en: 'Schedule a product or a price on its page, and it stands here.',
  },
  more: { zh: '這個月的排程太多，只列出前 1,000 筆。', en: 'There is more this month; the first 1,000 are listed.' },
} as const satisfies Record<string, Text>

export const weekdayTexts: readonly Text[] = [
  { zh: '日', en: 'Sun' },
  { zh: '一', en: 'Mon' },
  { zh: '二', en: 'Tue' },
  { zh: '三', en: 'Wed' },
  { zh: '四', en: 'Thu' },
  { zh: '五', en: 'Fri' },
  { zh: '六', en: 'Sat' },
]

export const monthName = (month: string): Text => {
  const [year = '', number = ''] = month.split('-')
  const named = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
  return { zh: `${year} 年 ${Number(number)} 月`, en: `${named} ${year}` }
}

/** What happens at that minute, by kind. */
export const turnTexts: Readonly<Record<DatedKind, Readonly<Record<Turn['what'], Text>>>> = {
  product: { begins: { zh: '上架', en: 'on sale' }, ends: { zh: '下架', en: 'off sale' } },
  price: { begins: { zh: '活動價開始', en: 'price begins' }, ends: { zh: '活動價結束', en: 'price ends' } },
  categories: { begins: { zh: '發布', en: 'published' }, ends: { zh: '結束', en: 'ends' } },
  gift: { begins: { zh: '贈品開始', en: 'gift begins' }, ends: { zh: '贈品結束', en: 'gift ends' } },
  offer: { begins: { zh: '加購開始', en: 'add-ons begin' }, ends: { zh: '加購結束', en: 'add-ons end' } },
  code: { begins: { zh: '折扣碼開始', en: 'code begins' }, ends: { zh: '折扣碼結束', en: 'code ends' } },
  banner: { begins: { zh: '橫幅上線', en: 'banner shows' }, ends: { zh: '橫幅下線', en: 'banner ends' } },
}
