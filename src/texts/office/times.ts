import type { Language } from '#rules/locale.ts'

const inTaipei = { timeZone: 'Asia/Taipei', hourCycle: 'h23' } as const
const two = '2-digit'
const format = new Intl.DateTimeFormat('en-CA', { ...inTaipei, year: 'numeric', month: two, day: two, hour: two, minute: two, second: two })

/** An instant with year and seconds, in Taipei: `2026/11/21 14:05:09`. */
export function formatWholeMoment(time: string | Date): string {
  const parts = Object.fromEntries(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]))
  return `${parts['year']}/${parts['month']}/${parts['day']} ${parts['hour']}:${parts['minute']}:${parts['second']}`
}

/** The same without year and seconds, in both languages: `11/21 14:05` (NAV-05). */
export function formatShortMoment(time: string | Date): string {
  return formatWholeMoment(time).slice('2026/'.length, -':09'.length)
}

const taipeiMs = 8 * 60 * 60 * 1000

/** An instant as a field of day and time takes it, by the clock of Taipei: `2026-11-21T14:05`. */
export function momentInField(moment: Date): string {
  return new Date(moment.getTime() + taipeiMs).toISOString().slice(0, 16)
}

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How long ago: `3 小時前`, `3 hours ago`, and less than a minute `剛剛`, `just now`. */
export function formatAge(time: string | Date, { now, language }: { now: Date; language: Language }): string {
  const seconds = Math.max(0, (now.getTime() - new Date(time).getTime()) / 1000)
  const step = steps.find((each) => seconds >= each.seconds)
  if (!step) return language === 'zh' ? '剛剛' : 'just now'
  const ages = new Intl.RelativeTimeFormat(language === 'zh' ? 'zh-TW' : 'en', { numeric: 'always' })
  return ages.format(-Math.floor(seconds / step.seconds), step.unit)
}
