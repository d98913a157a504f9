import { addDays } from '#rules/calendar.ts'
import { closingDays } from '#rules/constants.ts'

/** The moment at which an account that is asked to be closed now will be. */
export function closingMoment(askedAt: Date): Date {
  return addDays(askedAt, closingDays)
}
