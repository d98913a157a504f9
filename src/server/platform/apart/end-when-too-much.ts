const lookEveryMs = 10
const microsecondsOfSecond = 1_000_000

/**
 * From now on, until what it answers is called, ends this process at once when it takes more than it may: libraries that draw take memory
 * that no limit of Node counts. Its time is that of the processor, so that a busy machine refuses nothing that an idle one takes.
 */
export function endWhenTooMuch({ megabytes, seconds }: { megabytes: number; seconds: number }): () => void {
  const before = process.cpuUsage()
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const isTooMuch = process.memoryUsage.rss() > megabytes * 1024 * 1024 || user + system > seconds * microsecondsOfSecond
    if (isTooMuch) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs).unref()
  return () => clearInterval(looking)
}
