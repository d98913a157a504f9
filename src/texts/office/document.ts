import type { Text } from '#rules/locale.ts'

/** What the document of the office says before its scripts run. */
export const officeDocumentTexts = {
  title: { zh: '梅好後台', en: 'Meihao office' },
  needsScript: { zh: '後台需要開啟瀏覽器的 JavaScript。', en: 'The office needs JavaScript in the browser.' },
} as const satisfies Record<string, Text>
