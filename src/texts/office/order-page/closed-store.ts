import type { Text } from '#rules/locale.ts'

export const closedStoreTexts = {
  tooLate: {
    zh: '期限內沒有人另選門市：寄出的包裹會退回，還沒寄出的請先更換門市，再重新預約託運。',
    en: 'Nobody chose another store in time: what was sent comes back; what was not needs another store and a new label.',
  },
} as const satisfies Record<string, Text>

export const closedStoreTitle = (store: string): Text =>
  store === ''
    ? { zh: '取貨門市已關轉', en: 'The pickup store has closed' }
    : { zh: `取貨門市「${store}」已關轉`, en: `The pickup store ${store} has closed` }

export const storeToChoose = (time: string): Text => ({
  zh: `要在 ${time} 前另選門市。買家已收到附連結的信，也可以由你代選。`,
  en: `Another store must be chosen before ${time}. The buyer has a letter with a link, or you choose for them.`,
})
