import { z } from 'zod'

// Words that several commands take.

/** Who acts: a name that stands in the history beside what was done. */
export const actor = z.string().trim().min(1).max(60)

/** Why, for the history. */
export const reason = z.string().trim().min(1).max(300)

/** The number that stands on the order; of a part that travels apart, with its -1. */
export const order = z.string().trim().toUpperCase().min(1)

export const amount = z.coerce.number().int().min(1)

/** The member number that members read to customer service. */
export const member = z.string().trim().min(1)

/** A value written as JSON; what is in it, its verb judges. */
export const json = z.string().transform((text, asked): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    asked.issues.push({ code: 'custom', message: 'This is no JSON', input: text })
    return z.NEVER
  }
})
