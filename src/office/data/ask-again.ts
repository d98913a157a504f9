/** What somebody else, the courier or the card company has done is seen so soon (DSK-09). */
export const askAgainMs = 10_000

/** What 今日 shows while it is looked at; while it is hidden nothing is asked (TDY-08). */
export const todayAskAgainMs = 30_000
