import type { CardFault } from '#rules/payments/saved-card.ts'
import { cardDeletionDays } from '#rules/constants.ts'
import type { Text } from '#rules/locale.ts'

/** Why a saved card cannot pay any more, as the card itself says it (CRD-08). */
export const cardFaultTexts: Readonly<Record<CardFault, Text>> = {
  expired: { zh: '卡片已過期，請改用其他卡片', en: 'This card has expired. Please use another one' },
  refused: {
    zh: '發卡銀行拒絕了這張卡片，請改用其他卡片或聯絡銀行',
    en: 'The bank has declined this card. Please use another one or ask your bank',
  },
  forgotten: {
    zh: '這張卡片的授權已失效，結帳時請重新輸入卡號',
    en: 'This card is no longer authorised. Please enter it anew at checkout',
  },
}

export const cardTexts = {
  default: { zh: '預設', en: 'Default' },
  makeDefault: { zh: '設為預設', en: 'Make default' },
  rename: { zh: '命名', en: 'Name' },
  delete: { zh: '刪除', en: 'Delete' },
  ending: { zh: '末四碼', en: 'ending in' },
  alias: { zh: '卡片名稱', en: 'Name of the card' },
  aliasHint: {
    zh: '只有你看得到，最多 30 個字；清空就會移除名稱',
    en: 'Only you see it, up to 30 characters. Leave it empty to remove it',
  },
  save: { zh: '儲存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  keep: { zh: '保留卡片', en: 'Keep the card' },
  deleteTitle: { zh: '要刪除這張卡片嗎？', en: 'Delete this card?' },
  emptyTitle: { zh: '還沒有儲存信用卡', en: 'No saved cards yet' },
  emptyText: { zh: '結帳時勾選「記住這張卡」，下次付款更快。', en: 'Choose “Save this card” at checkout to pay faster next time.' },
  toCart: { zh: '前往購物車', en: 'Go to the cart' },
  listFailed: { zh: '無法取得信用卡', en: 'Your cards could not be loaded' },
  again: { zh: '再試一次', en: 'Try again' },
  note: {
    zh: `卡號與安全碼由金流公司保管，梅好只留下付款用的代碼。無法使用的卡片會在 ${cardDeletionDays} 天後自動刪除。`,
    en: `Number and security code stay with the card company; Meihao only keeps a token to pay with. Cards that can’t pay are deleted after ${cardDeletionDays} days.`,
  },
} as const

export const expiresIn = (month: string): Text => ({ zh: `有效期限 ${month}`, en: `Expires ${month}` })
export const cardEnding = (last4: string): Text => ({ zh: `末四碼 ${last4} 的卡片`, en: `the card ending in ${last4}` })
export const makeDefaultOf = (card: string): Text => ({ zh: `將 ${card} 設為預設`, en: `Make ${card} the default` })
export const nameCardOf = (card: string): Text => ({ zh: `為 ${card} 命名`, en: `Name ${card}` })
export const deleteCardOf = (card: string): Text => ({ zh: `刪除 ${card}`, en: `Delete ${card}` })
export const deleteCardText = (last4: string): Text => ({
  zh: `末四碼 ${last4} 的卡片刪除後，下次付款需要重新輸入卡號。`,
  en: `Once the card ending in ${last4} is deleted, you will have to type its number again to pay with it.`,
})
