const lookEveryMs = 10

/** Ends this process at once when it holds more than it may: libraries that draw take memory that no limit of Node counts. */
export function endWhenTooLarge(mostMegabytes: number): void {
  const mostBytes = mostMegabytes * 1024 * 1024
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs).unref()
}
