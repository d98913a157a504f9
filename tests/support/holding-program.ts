import { setTimeout as pause } from 'node:timers/promises'
import { serveApart } from '#server/platform/apart/serve-apart.ts'

// Takes what it is told to take for each file, and says who it is: a program of `runApart`.

const held: Buffer[] = []

await serveApart(async (source) => {
  const { megabytes = 0, forever = false } = JSON.parse(source) as { megabytes?: number; forever?: boolean }
  held.push(Buffer.alloc(megabytes * 1024 * 1024, 1))
  // So that it is looked at meanwhile.
  await pause(100)
  while (forever) held.push(Buffer.from('0'))
  return process.pid
})
