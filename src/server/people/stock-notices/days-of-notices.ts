import { addDays } from '#rules/calendar.ts'

/** So long somebody waits for goods (GRW-10). */
export const noticeDays = 180

/** So long the link serves that confirms an address. */
export const confirmationDays = 1

/** So long it is known that somebody was told, so that the link in that letter says so. */
const toldDays = 30

export const noticeEnd = (now: Date) => addDays(now, noticeDays)
export const confirmableSince = (now: Date) => addDays(now, -confirmationDays)
export const knownToldSince = (now: Date) => addDays(now, -toldDays)
