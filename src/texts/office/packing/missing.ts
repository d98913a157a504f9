import type { Text } from '#rules/locale.ts'
import { formatTwd } from '#texts/shared/format.ts'

/** What can be done with a parcel of which goods are missing. */
export const missingChoices = ['wait', 'short', 'none'] as const
export type MissingMove = (typeof missingChoices)[number]

export const missingTexts = {
  button: { zh: '缺貨', en: 'Missing' },
  which: { zh: '哪些商品找不到', en: 'What could not be found' },
  what: { zh: '怎麼處理', en: 'What happens now' },
  nothing: { zh: '這件包裹沒有可以回報的商品', en: 'There is nothing left in this parcel to report' },
  choose: { zh: '請先選找不到的件數。', en: 'Choose how many could not be found first.' },
  effects: { zh: '會發生的事', en: 'What follows' },
  refund: { zh: '退款', en: 'Goes back' },
  collect: { zh: '貨到付款少收', en: 'Courier collects less' },
  points: { zh: '退還點數', en: 'Points go back' },
  toShelf: { zh: '放回儲位', en: 'Back to the shelf' },
  letter: { zh: '會寄信告訴買家，這件事做了就不能復原。', en: 'The buyer gets a letter. There is no way back.' },
  needsApproval: {
    zh: '金額超過你的額度，會先送給另一位同仁覆核。',
    en: 'This is above what you may give back alone. Another person has to approve it first.',
  },
  waiting: { zh: '這張訂單先暫停出貨，原因是等補貨。', en: 'The order is held, because it waits for goods.' },
  cancel: { zh: '先不要', en: 'Not now' },
  asked: { zh: '已送出，等另一位同仁覆核', en: 'Sent. It waits for another person’s approval' },
  heading: { zh: '缺貨未寄', en: 'Not sent' },
} as const satisfies Record<string, Text>

export const missingMoveTexts = {
  wait: { zh: '等補貨', en: 'Wait for goods' },
  short: { zh: '缺貨退款並先出其餘', en: 'Give these back and send the rest' },
  none: { zh: '整包不出', en: 'Send nothing of it' },
} as const satisfies Record<MissingMove, Text>

export const missingMoveNotes = {
  wait: { zh: '這件先放著，補到貨再裝', en: 'It stays here until the goods have come' },
  short: { zh: '只退找不到的，其餘照常寄出', en: 'Only what is missing goes back, everything else is sent' },
  none: { zh: '這件全部退還，商品放回儲位', en: 'All of this parcel goes back, its goods to the shelf' },
} as const satisfies Record<MissingMove, Text>

export const missingDoneTexts = {
  wait: { zh: '已暫停出貨，等補貨', en: 'Held until the goods have come' },
  short: { zh: '已記下缺貨，其餘照常寄出', en: 'Noted as missing. The rest is sent' },
  none: { zh: '這件不寄了，已全部退還', en: 'It is not sent, and all of it goes back' },
} as const satisfies Record<MissingMove, Text>

export const missingTitle = (number: string): Text => ({ zh: `缺貨 ${number}`, en: `Missing from ${number}` })
export const missingOf = (name: string): Text => ({ zh: `${name} 找不到的件數`, en: `Units of ${name} that are missing` })
export const outOf = (missing: number, units: number): Text => ({ zh: `${missing} / ${units} 件`, en: `${missing} of ${units}` })
export const amountOf = (amount: number): Text => ({ zh: formatTwd(amount, 'zh'), en: formatTwd(amount, 'en') })
export const pointsOf = (points: number): Text => ({ zh: `${points} 點`, en: points === 1 ? '1 point' : `${points} points` })
export const shelfText = (goods: readonly string[]): Text => ({ zh: goods.join('、'), en: goods.join(', ') })
/** Beside a line of an order. */
export const missingIn = (number: string): Text => ({ zh: `缺貨：${number}`, en: `Missing from ${number}` })
