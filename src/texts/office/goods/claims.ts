import type { Text } from '#rules/locale.ts'

export const claimTexts = {
  title: { zh: '這些字詞涉及醫療效能', en: 'These words claim a medical effect' },
  how: {
    zh: '法律不准一般商品這樣宣稱。確認有依據再發布；是誰確認的會留在操作紀錄。',
    en: 'The law forbids it of ordinary goods. Publish only with good reason; who confirms it stays in the audit log.',
  },
  confirm: { zh: '確認，照樣發布', en: 'Confirm and publish' },
  cancel: { zh: '回去改', en: 'Go back' },
  notes: { zh: '醫療效能字詞', en: 'Claims of a medical effect' },
} as const satisfies Record<string, Text>
