/** What somebody else, the courier or the card company has done is seen so soon (DSK-09). */
export const askAgainMs = 10_000
