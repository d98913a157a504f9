import type { Text } from '#rules/locale.ts'

export const closedStoreTexts = {
  title: { zh: '另選取貨門市', en: 'Choose another store' },
  choose: { zh: '改到這家門市取貨', en: 'Pick it up here' },
  endedTitle: { zh: '這個連結已經不能用了', en: 'This link has ended' },
  endedText: {
    zh: '門市可能已經選好，或已過改選期限。可以在訂單頁查看取貨門市，有疑問請回覆我們寄給你的信。',
    en: 'A store may have been chosen already, or it is too late. Your order says where it goes; if anything is unclear, please answer our letter.',
  },
  toOrders: { zh: '我的訂單', en: 'My orders' },
  doneTitle: { zh: '已改選門市', en: 'Another store is chosen' },
} as const satisfies Record<string, Text>

export const closedStoreText = ({ number, store, before }: { number: string; store: string; before: string }): Text => ({
  zh: `訂單 ${number} 的取貨門市「${store}」已經關閉或遷址，包裹送不到那裡。請在 ${before} 前另選一家 7-ELEVEN 門市。過了期限，包裹會退回我們這裡。`,
  en: `The store of order ${number}, ${store}, has closed or moved, so your parcel cannot get there. Please choose another 7-ELEVEN store before ${before}. After that the parcel comes back to us.`,
})

export const storeChosen = (store: string): Text => ({
  zh: `包裹會送到「${store}」門市，到店時我們會再通知你。`,
  en: `Your parcel goes to ${store}. We tell you when it is there.`,
})
