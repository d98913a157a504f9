import type { Text } from '#rules/locale.ts'

/** Orders of one buyer that travel in one box. */
export const joiningTexts = {
  heading: { zh: '合併出貨', en: 'Travelling together' },
  join: { zh: '合併出貨', en: 'Send together' },
  which: { zh: '和哪幾筆訂單放同一箱？', en: 'Which orders go into the same box?' },
  how: {
    zh: '同一箱、同一張託運單，代收金額加總。每筆訂單的款項、發票和通知信照舊，預約託運前都可以拆開。',
    en: 'One box, one label, and the amounts to collect added up. Each order keeps its money, invoice and letters. Until the label is booked they can be taken apart again.',
  },
  joined: { zh: '已合併出貨', en: 'They travel together now' },
  part: { zh: '拆開單獨出貨', en: 'Send it alone again' },
  parted: { zh: '已拆開，這筆單獨出貨', en: 'It travels alone again' },
  booked: { zh: '已預約託運，要拆開請先作廢託運單', en: 'The label is booked. To take them apart, put the label away first' },
  cancel: { zh: '先不要', en: 'Not now' },
  refundFee: { zh: '退運費', en: 'Refund the delivery fee' },
  later: { zh: '開始備貨後才能退', en: 'It can be refunded once packing has started' },
  feeWords: { zh: '合併出貨，退還多付的運費', en: 'Sent together with another order: the second delivery fee is refunded' },
} as const satisfies Record<string, Text>

export const couldJoin = (count: string): Text => ({
  zh: `同一位買家還有 ${count} 筆訂單寄到同一個地方，可以放同一箱。`,
  en: count === '1' ? 'Another order of this buyer goes to the same place.' : `${count} other orders of this buyer go to the same place.`,
})
export const sameBox = { zh: '同一箱：', en: 'In the same box: ' } as const satisfies Text
export const needlessFee = (number: string, amount: string): Text => ({
  zh: `${number} 的運費 ${amount} 不需要了`,
  en: `The delivery fee of ${amount} of ${number} is not needed any more`,
})
export const refundFeeOf = (number: string, amount: string): Text => ({
  zh: `退 ${number} 的運費 ${amount}`,
  en: `Refund the delivery fee of ${amount} of ${number}`,
})
export const parcelToJoin = ({ placed, units }: { placed: string; units: string }): Text => ({
  zh: `${placed} 送出，${units} 件`,
  en: `placed ${placed}, ${units === '1' ? '1 unit' : `${units} units`}`,
})
