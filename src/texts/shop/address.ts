import type { ContactType } from '#contract/shop/api/recipients.ts'
import { recipientLimit } from '#rules/constants.ts'
import type { Text } from '#rules/locale.ts'

export const addressTexts = {
  types: { zh: '配送方式', en: 'Delivery' },
  add: { zh: '新增收件人', en: 'Add a recipient' },
  save: { zh: '儲存收件人', en: 'Save the recipient' },
  cancel: { zh: '取消', en: 'Cancel' },
  note: {
    zh: `每種配送方式保留最近使用的 ${recipientLimit} 位收件人，結帳時可以直接選用。`,
    en: `We keep the ${recipientLimit} recipients used last for each way of delivery, ready to choose at checkout.`,
  },
  emptyTitle: { zh: '還沒有收件人', en: 'No recipients yet' },
  emptyText: {
    zh: '新增一位，或在結帳時填寫，下次就不用再打一次。',
    en: 'Add one here or at checkout, so that you need not type it again.',
  },
  listFailed: { zh: '無法取得收件人', en: 'Your recipients could not be loaded' },
  again: { zh: '再試一次', en: 'Try again' },
} as const

export const contactTypeTexts: Readonly<Record<ContactType, Text>> = {
  black_cat: { zh: '宅配', en: 'Home delivery' },
  seven: { zh: '7-ELEVEN 取貨', en: '7-ELEVEN pickup' },
  ups: { zh: '國際快遞', en: 'Overseas' },
}

export const recipientChanged = (name: string): Text => ({ zh: `已更新收件人 ${name}`, en: `Recipient ${name} has been updated` })
export const recipientSaved = (name: string): Text => ({ zh: `已新增收件人 ${name}`, en: `Recipient ${name} has been saved` })
