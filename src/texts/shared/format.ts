import { localeOf, type Language } from '#rules/locale.ts'

/**
 * The only place that writes amounts, numbers and times for people. Formatters are kept, because making one costs a
 * thousand times what using it does.
 */
const timeZone = 'Asia/Taipei'
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

type Days = { month: 'long' | 'short' | '2-digit'; day: 'numeric' | '2-digit' }

/** Chinese dates are figures of one width, English ones name the month. */
const inFigures: Days = { month: '2-digit', day: '2-digit' }
const daysOf: Record<Language, { long: Days; short: Days }> = {
  zh: { long: inFigures, short: inFigures },
  en: { long: { month: 'long', day: 'numeric' }, short: { month: 'short', day: 'numeric' } },
}

const numbers = inBoth((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const roundNumbers = inBoth((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const dates = inBoth((locale, days) => new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', ...days.long }))
const months = inBoth((locale) => new Intl.DateTimeFormat(locale, { timeZone, month: 'long' }))
const moments = inBoth((locale, days) => new Intl.DateTimeFormat(locale, { timeZone, ...days.short, ...clock }))
const dateTimes = inBoth((locale, days) => new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', ...days.long, ...clock }))

/** Whole TWD: `NT$1,280`, in both languages; money taken off carries its sign in front: `-NT$100`. */
export function formatTwd(amount: number, language: Language): string {
  return `${amount < 0 ? '-' : ''}NT$${formatNumber(Math.abs(amount), language)}`
}

export function formatNumber(number: number, language: Language): string {
  return numbers[language].format(number)
}

/** A round number in as few signs as there are room for beside a curve: `3.5萬`, `35K`. */
export function formatRound(number: number, language: Language): string {
  return roundNumbers[language].format(number)
}

/** A name of goods whose numbers keep their units beside them: no line breaks between 30 and 入, nor around ×. */
export function withUnits(name: string): string {
  return name.replaceAll(/(?<=\d) (?=\S{1,2}(?: |$))| (?=× )|(?<=×) /g, '\u00A0')
}

/** A number that came or went: `+78`, or `−120` with a true minus. */
export function formatChange(number: number, language: Language): string {
  return `${number < 0 ? '−' : '+'}${formatNumber(Math.abs(number), language)}`
}

/** The name of a month, 1 to 12: `2月`, `February`. */
export function formatMonth(month: number, language: Language): string {
  return months[language].format(new Date(Date.UTC(2000, month - 1, 15)))
}

/** An instant or a calendar day, as a day in Taipei: `2025/03/01`, `March 1, 2025`. */
export function formatDate(time: string | Date, language: Language): string {
  return dates[language].format(asInstant(time))
}

/** An instant as day and time in Taipei: `2025/03/01 10:00`, `March 1, 2025 at 10:00`. */
export function formatDateTime(time: string | Date, language: Language): string {
  return withPlainSpaces(dateTimes[language].format(asInstant(time)))
}

/** An instant as day and time in Taipei without the year, for what is near: `03/01 10:00`, `Mar 1, 10:00`. */
export function formatMoment(time: string | Date, language: Language): string {
  return withPlainSpaces(moments[language].format(asInstant(time)))
}

/** Between day and time the formatter writes a thin space, which few fonts have and no search finds. */
function withPlainSpaces(words: string): string {
  return words.replaceAll('\u2009', ' ')
}

/** A calendar day without a time means that day in Taipei. */
function asInstant(time: string | Date): Date {
  if (time instanceof Date) return time
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(time) ? `${time}T00:00:00+08:00` : time)
}

function inBoth<Formatter>(make: (locale: string, days: (typeof daysOf)[Language]) => Formatter): Record<Language, Formatter> {
  return { zh: make(localeOf('zh'), daysOf.zh), en: make(localeOf('en'), daysOf.en) }
}

/** Several words in a row: `店主、出貨`. */
export function joinWords(words: readonly string[], language: Language): string {
  return words.join(language === 'zh' ? '、' : ', ')
}
