import type { Text } from '#rules/locale.ts'
import { daysPutAway, type RemovedKind } from '#rules/staff/put-away.ts'

export const removedTexts = {
  title: { zh: '已移除', en: 'Removed' },
  how: {
    zh: `移除的東西留 ${daysPutAway} 天，都可以還原；之後就不在了。`,
    en: `What was removed stays for ${daysPutAway} days and can be had back. After that it is gone.`,
  },
  kinds: { zh: '種類', en: 'Kinds' },
  what: { zh: '內容', en: 'What' },
  order: { zh: '訂單', en: 'Order' },
  when: { zh: '移除', en: 'Removed' },
  restore: { zh: '還原', en: 'Restore' },
  restored: { zh: '已還原', en: 'Restored' },
  none: { zh: '這 30 天沒有移除過', en: 'Nothing was removed in these 30 days' },
  more: { zh: '顯示更多', en: 'Show more' },
} as const satisfies Record<string, Text>

export const removedKindTexts = {
  notes: { zh: '備註', en: 'Notes' },
  tags: { zh: '標籤', en: 'Tags' },
  member_notes: { zh: '會員備註', en: 'Notes on members' },
  member_tags: { zh: '會員標籤', en: 'Tags of members' },
  views: { zh: '檢視', en: 'Views' },
  roles: { zh: '角色', en: 'Roles' },
} as const satisfies Record<RemovedKind, Text>

export const restoreWhat = (name: string): Text => ({ zh: `還原「${name}」`, en: `Restore “${name}”` })
