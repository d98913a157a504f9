/** The most pieces of one product that the shop counts. */
export const mostStock = 10_000_000
