// Loaded into a measured process before its own program: tells whoever started it what it has used, when asked.

export type Usage = {
  /** Microseconds of processor, of all its threads. */
  cpu: number
  /** Bytes in memory. */
  resident: number
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, resident: process.memoryUsage.rss() } satisfies Usage)
})
