import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

const patienceMs = 120_000
/** Breaking a dead process's lock takes microseconds; a breaker older than this died while at it. */
const breakerAgeMs = 5000

/** Lets one process at a time into `work`; the others wait. A lock whose process is gone is broken. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs
  while (!create(file)) {
    if (Date.now() > end)
      throw new Error(
        `Another process (${holderOf(file) ?? 'unknown'}) has been starting PostgreSQL for too long. If none is, remove ${file}.`,
      )
    breakIfDead(file)
    await pause(20)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** Only one may break at a time, else the second would remove the lock that the first has just taken. */
function breakIfDead(file: string): void {
  const breaker = `${file}.breaker`
  if (!create(breaker)) {
    const stats = statSync(breaker, { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > breakerAgeMs) rmSync(breaker, { force: true })
    return
  }
  const holder = holderOf(file)
  if (holder !== null && !isAlive(holder)) rmSync(file, { force: true })
  rmSync(breaker, { force: true })
}
