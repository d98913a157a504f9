import { z } from 'zod'

// Words that several commands take.

/** Who acts: a name that stands in the history beside what was done. */
export const actor = z.string().trim().min(1).max(60)

/** Why, for the history. */
export const reason = z.string().trim().min(1).max(300)

/** The member number that members read to customer service. */
export const member = z.string().trim().min(1)
