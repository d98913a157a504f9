/**
 * Background work travels in lanes, each with slots of its own, so that what is stuck in one never holds up another: money
 * only asks those who hold money, emails only the mail server, webhooks only whoever wants to be told, and everything else goes
 * beside them.
 */
export type Lane = keyof typeof slotsOf

/** How many jobs of a lane one process works on at a time. */
export const slotsOf = { money: 4, letters: 3, webhooks: 3, rest: 3 } as const

export const lanes = Object.keys(slotsOf) as Lane[]
