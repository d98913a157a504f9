import type { Text } from '#rules/locale.ts'

/** How products are made, copied, put away and thrown away. */
export const productLifeTexts = {
  add: { zh: '新增商品', en: 'New product' },
  addHow: {
    zh: '先存成草稿，商店看不到。填好售價、加上圖片就能上架。',
    en: 'It begins as a draft that the shop does not show. With a price and a picture it can be put on sale.',
  },
  make: { zh: '建立草稿', en: 'Make the draft' },
  made: { zh: '草稿已建立', en: 'The draft is made' },
  name: { zh: '名稱', en: 'Name (Chinese)' },
  nameEn: { zh: '英文名稱（可以之後補）', en: 'English name (may come later)' },
  temperature: { zh: '溫層', en: 'Temperature' },
  cancel: { zh: '取消', en: 'Cancel' },
  life: { zh: '上下架', en: 'On and off sale' },
  duplicate: { zh: '複製', en: 'Duplicate' },
  duplicated: { zh: '複本已存成草稿', en: 'The copy is a draft now' },
  archive: { zh: '封存', en: 'Archive' },
  archiveTitle: { zh: '封存這件商品', en: 'Archive this product' },
  archiveHow: {
    zh: '商店和清單都不再看到它，訂單與紀錄留著。之後可以再拿出來。',
    en: 'The shop and the lists do not show it any more; orders and records stay. It can be had back later.',
  },
  archiveAsk: { zh: '還有這些地方用到它：', en: 'It still stands here:' },
  archiveNowhere: { zh: '沒有購物車、收藏、活動、任選組合或系列用到它。', en: 'No cart, wishlist, campaign, bundle or family names it.' },
  archiveLeft: { zh: '沒勾的會留著，顯示成無法購買。', en: 'What is not ticked stays, as something that cannot be bought.' },
  requires: { zh: '需要這件商品，先從那裡拿掉才能封存', en: 'requires it: take it out there before it can be archived' },
  archived: { zh: '商品已封存', en: 'The product is archived' },
  throwAway: { zh: '丟棄', en: 'Throw away' },
  throwAwayTitle: { zh: '丟棄這件商品', en: 'Throw this product away' },
  throwAwayHow: {
    zh: '商品會整件消失，不能復原。只有建立 30 天內、沒有任何訂單、購物車、收藏、庫存異動或活動用到的商品可以丟棄。',
    en: 'The product is gone for good. This is only possible within 30 days of its making, while no order, cart, wishlist, movement or campaign names it.',
  },
  thrownAway: { zh: '商品已丟棄', en: 'The product is gone' },
} as const satisfies Record<string, Text>

/** Where it can be taken out as it is put away. */
export const takeOutTexts = {
  carts: (count: number): Text => ({
    zh: `從 ${count} 個購物車拿掉`,
    en: count === 1 ? 'Take it out of 1 cart' : `Take it out of ${count} carts`,
  }),
  wishlists: (count: number): Text => ({
    zh: `從 ${count} 份收藏拿掉`,
    en: count === 1 ? 'Take it off 1 wishlist' : `Take it off ${count} wishlists`,
  }),
  bundles: (names: Text): Text => ({ zh: `從任選組合拿掉：${names.zh}`, en: `Take it out of bundles: ${names.en}` }),
  families: (names: Text): Text => ({ zh: `從系列拿掉：${names.zh}`, en: `Take it out of its family: ${names.en}` }),
}
export const campaignNamed = (name: Text): Text => ({ zh: `活動「${name.zh}」`, en: `Campaign: ${name.en}` })
export const bundleNamed = (name: Text): Text => ({ zh: `任選組合「${name.zh}」`, en: `Bundle: ${name.en}` })

/** Stands at the end of the name of a copy (GDS-49). */
export const ofCopies: Text = { zh: '（複本）', en: ' (copy)' }
