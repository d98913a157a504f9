import type { Text } from '#rules/locale.ts'
import { formatMoment } from '#texts/shared/format.ts'

/** What owners are written to about keys and webhooks. */
export const ownerMailTexts = {
  webhookPausedSubject: { zh: 'Webhook 已暫停', en: 'A webhook is paused' },
  webhookPausedHow: {
    zh: '暫停期間發生的事會保留 14 天。對方修好之後，請到後台按「恢復」，保留的內容會全部送出。',
    en: 'What happens meanwhile is kept for 14 days. Once the receiver is mended, press “Resume” in the office and all of it is sent.',
  },
  keyEndingHow: {
    zh: '到期後，用這支金鑰的程式就不能再呼叫後台。請先建立新的金鑰換上，再結束這一支。',
    en: 'After that, programs that use it cannot call the office any more. Make a new key, put it in its place, and end this one.',
  },
  why: { zh: '這封信寄給後台的店主。', en: 'This letter goes to the owners of the office.' },
} as const satisfies Record<string, Text>

export const webhookPausedText = (url: string): Text => ({
  zh: `連續 3 天送到 ${url} 的通知都沒有收到成功的回應，所以已經暫停。`,
  en: `For 3 days nothing that was sent to ${url} was answered with success, so it is paused.`,
})

export const keyEndingSubject = ({ key, days }: { key: string; days: number }): Text => ({
  zh: days === 1 ? `API 金鑰「${key}」明天到期` : `API 金鑰「${key}」${days} 天後到期`,
  en: days === 1 ? `The API key “${key}” ends tomorrow` : `The API key “${key}” ends in ${days} days`,
})

export const keyEndingText = ({ key, prefix, at }: { key: string; prefix: string; at: string }): Text => ({
  zh: `API 金鑰「${key}」（${prefix}…）會在 ${formatMoment(at, 'zh')} 到期。`,
  en: `The API key “${key}” (${prefix}…) ends on ${formatMoment(at, 'en')}.`,
})
