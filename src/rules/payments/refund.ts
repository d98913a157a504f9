/** After so many refusals a refund is left to operations. Silence is no refusal: it is asked about for as long as it takes. */
export const refundTries = 5

/** Pauses double and stay short enough that all is sent within ten minutes of the company's return. */
const longestPauseMinutes = 8

/** Minutes from one try to the next: 1, 2, 4, 8, 8 … */
export function refundPauseMinutes(attempts: number): number {
  return Math.min(2 ** (attempts - 1), longestPauseMinutes)
}
