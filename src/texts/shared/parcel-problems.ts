import type { DetailsOf } from '#contract/shared/problems.ts'
import type { Text } from '#rules/locale.ts'

/** Why a courier is not asked, as closely as it is known. */
export const boxTooLarge = (details: unknown): Text | null =>
  details ? tooLargeTexts[(details as DetailsOf<'box_too_large'>).because] : null

export const notJoinable = (details: unknown): Text | null =>
  details ? notJoinableTexts[(details as DetailsOf<'not_joinable'>).why] : null

const tooLargeTexts = {
  sides: {
    zh: '箱子太大：邊長超過物流公司的限制，請換一個箱子或分箱',
    en: 'The box is too long or too wide for the courier. Choose another one, or several',
  },
  size_class: {
    zh: '箱子太大：三邊合計超過物流公司的限制，請換一個箱子或分箱',
    en: 'The box is of a class that the courier does not carry. Choose another one, or several',
  },
  weight: { zh: '箱子太重：超過物流公司的限制，請分箱', en: 'The box is too heavy for the courier. Use several' },
  value: { zh: '箱內商品價值超過物流公司的限制，請分箱', en: 'The goods are worth more than the courier carries in one box. Use several' },
} as const satisfies Record<DetailsOf<'box_too_large'>['because'], Text>

const notJoinableTexts = {
  one_order: { zh: '請選兩筆以上的訂單', en: 'Choose two orders or more' },
  member: { zh: '不是同一位會員的訂單，不能合併出貨', en: 'These orders are of different members and cannot travel in one box' },
  method: { zh: '配送方式或溫層不同，不能合併出貨', en: 'These orders travel in different ways and cannot share a box' },
  destination: { zh: '收件人、地址或門市不同，不能合併出貨', en: 'These orders go to different people or places and cannot share a box' },
  status: { zh: '只有已成立或備貨中的訂單可以合併出貨', en: 'Only orders that are confirmed or being packed can share a box' },
  held: { zh: '其中有暫停出貨的訂單，請先恢復', en: 'One of these orders is held. Let it go first' },
  label: { zh: '其中有訂單已預約託運，請先作廢託運單', en: 'One of these orders has a label. Put the label away first' },
  amount: {
    zh: '合併後的代收金額或價值超過 20,000 元，不能合併出貨',
    en: 'Together they bring or are worth more than 20,000, and cannot share a box',
  },
} as const satisfies Record<DetailsOf<'not_joinable'>['why'], Text>
