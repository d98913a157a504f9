import type { Text } from '#rules/locale.ts'

/** What is said while things are saved, when they cannot be, and how they are taken back. */
export const savingTexts = {
  undo: { zh: '復原', en: 'Undo' },
  undone: { zh: '已復原', en: 'Undone' },
  offline: { zh: '離線', en: 'Offline' },
  offlineHow: { zh: '打好的內容都留著，連線後再儲存。', en: 'What you typed stays. Save once you are online.' },
  confirming: { zh: '確認中', en: 'Being confirmed' },
  confirmingHow: {
    zh: '還沒收到回覆，正在用同一個編號再問一次，不會做兩次。',
    en: 'There was no answer yet. It is asked again under the same key, so nothing is done twice.',
  },
  waitingToSave: { zh: '等連線後儲存', en: 'Saved once you are online' },
  notNow: { zh: '先不要儲存', en: 'Do not save now' },
  connected: { zh: '即時連線，全部已儲存', en: 'Online, all saved' },
  unsaved: { zh: '即時連線，有內容還沒儲存', en: 'Online, not all saved' },
  tryNow: { zh: '現在重試', en: 'Try now' },
  draftTake: { zh: '接著寫', en: 'Continue' },
  draftDrop: { zh: '不用了', en: 'Discard' },
} as const satisfies Record<string, Text>

/** How old what is shown is, where nothing newer can be had. */
export const shownSince = (age: string): Text => ({
  zh: `畫面是${age.replace(/^(?=\d)/, ' ')}的資料。`,
  en: `What is shown is from ${age}.`,
})

/** What was typed before and never saved, offered again. */
export const draftOffer = (age: string): Text => ({
  zh: `${age}打到一半的內容還在這台電腦上`,
  en: `What you typed ${age} and did not save is still on this computer`,
})
