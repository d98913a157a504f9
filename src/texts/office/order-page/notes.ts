import type { Text } from '#rules/locale.ts'

export const noteTexts = {
  heading: { zh: '備註', en: 'Notes' },
  write: { zh: '寫一則備註，只有同仁看得到', en: 'Write a note. Only colleagues see it' },
  writeHint: { zh: '寫一則備註，只有同仁看得到。輸入 @ 通知同仁', en: 'Write a note. Only colleagues see it; @ tells one of them' },
  save: { zh: '儲存備註', en: 'Save the note' },
  attach: { zh: '附上圖片或 PDF', en: 'Attach pictures or PDF' },
  files: { zh: '附件', en: 'Files' },
  takeOff: { zh: '拿掉附件', en: 'Take off' },
  pin: { zh: '置頂', en: 'Pin' },
  unpin: { zh: '取消置頂', en: 'Unpin' },
  pinned: { zh: '已置頂', en: 'Pinned' },
  print: { zh: '印在揀貨單', en: 'Print on the pick list' },
  noPrint: { zh: '不印在揀貨單', en: 'Do not print' },
  printed: { zh: '會印在揀貨單', en: 'Printed on the pick list' },
  edit: { zh: '修改', en: 'Edit' },
  remove: { zh: '移除', en: 'Remove' },
  restore: { zh: '還原', en: 'Bring back' },
  more: { zh: '更多', en: 'More' },
  cancel: { zh: '先不要', en: 'Not now' },
  change: { zh: '儲存修改', en: 'Save the change' },
  edited: { zh: '已修改', en: 'Edited' },
  none: { zh: '還沒有備註', en: 'No notes yet' },
  removedOnes: { zh: '已移除', en: 'Removed' },
  allRemoved: { zh: '所有已移除的備註', en: 'All removed notes' },
  colleagues: { zh: '同仁', en: 'Colleagues' },
  uploading: { zh: '上傳中…', en: 'Uploading…' },
  added: { zh: '備註已儲存', en: 'The note is saved' },
  changed: { zh: '備註已修改', en: 'The note is changed' },
  removed: { zh: '備註已移除', en: 'The note is removed' },
  restored: { zh: '備註已還原', en: 'The note is back' },
  newTab: { zh: '在新分頁開啟', en: 'opens in a new tab' },
} as const satisfies Record<string, Text>

export const tagTexts = {
  heading: { zh: '標籤', en: 'Tags' },
  add: { zh: '加標籤', en: 'Add a tag' },
  name: { zh: '標籤名稱', en: 'Name of the tag' },
  save: { zh: '加上', en: 'Add' },
  none: { zh: '還沒有標籤', en: 'No tags yet' },
} as const satisfies Record<string, Text>

export const assignTexts = {
  heading: { zh: '負責人', en: 'Looked after by' },
  nobody: { zh: '還沒有人負責', en: 'Nobody yet' },
  me: { zh: '我來負責', en: 'I take it' },
  freed: { zh: '已取消指派', en: 'Nobody looks after it now' },
} as const satisfies Record<string, Text>

export const removedBy = (name: string, at: string): Text => ({ zh: `${name}，${at} 移除`, en: `Removed by ${name}, ${at}` })
export const tagAdded = (tag: string): Text => ({ zh: `已加上標籤「${tag}」`, en: `Tag “${tag}” added` })
const tagRemoved = (tag: string): Text => ({ zh: `已拿掉標籤「${tag}」`, en: `Tag “${tag}” removed` })
/** What was done with the one tag that was wished for. */
export const tagTurned = ({ add: [added], remove: [removed = ''] }: { add: string[]; remove: string[] }): Text =>
  added === undefined ? tagRemoved(removed) : tagAdded(added)
export const removeTag = (tag: string): Text => ({ zh: `拿掉標籤「${tag}」`, en: `Remove tag “${tag}”` })
export const assignedTo = (name: string): Text => ({ zh: `已指派給 ${name}`, en: `Given to ${name}` })
export const takeOff = (name: string): Text => ({ zh: `拿掉附件 ${name}`, en: `Take off ${name}` })
