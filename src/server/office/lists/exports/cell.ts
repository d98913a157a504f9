/** A text, or a number that may be reckoned with. */
export type Cell = string | number
