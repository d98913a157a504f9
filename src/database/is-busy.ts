/** Statement cancelled by its time-out, lock not given in time, transaction ended for doing nothing, no connection left. */
const gaveUp = new Set(['57014', '55P03', '25P03', '53300'])

/** What pg says when no connection of the pool, or no new one, was to be had in time. */
const noConnection = /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/

/** Whether the database gave up for want of time, not for what was asked: nothing was written, and asking again later may well succeed. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && gaveUp.has(String(error.code))) || noConnection.test(error.message) || isBusy(error.cause)
}
