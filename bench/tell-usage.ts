import { subscribe } from 'node:diagnostics_channel'

// Loaded into a measured process before its own program: tells whoever started it what it has used, when asked.

export type Usage = {
  /** Microseconds of processor, of all its threads. */
  cpu: number
  /** Bytes in memory. */
  resident: number
  /** Views that had to wait for their page to be drawn; all others were answered from memory. */
  pagesAwaited: number
}

let pagesAwaited = 0
subscribe('meihao:page-awaited', () => (pagesAwaited += 1))

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, resident: process.memoryUsage.rss(), pagesAwaited } satisfies Usage)
})
