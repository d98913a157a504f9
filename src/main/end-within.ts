/**
 * Waits for `work`, and no longer than `patienceMs`: then `giveUp` is told, and whoever asked goes on while the work is left to itself.
 */
export async function endWithin(patienceMs: number, work: () => Promise<unknown>, giveUp: () => void): Promise<void> {
  const over = Promise.withResolvers<void>()
  const bell = setTimeout(() => {
    giveUp()
    over.resolve()
  }, patienceMs)
  const done = work()
  // Heard of only in time; what fails later fails for nobody.
  done.catch(() => undefined)
  await Promise.race([done, over.promise]).finally(() => clearTimeout(bell))
}
