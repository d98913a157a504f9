import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive } from './is-alive.ts'

// The processes that use a server, one id per line and per start, beside its data directory. Those that were killed are
// forgotten, so that an orphaned server is stopped by whoever joined it. Read and written under the lock of the directory.

export function enter(directory: string): void {
  write(directory, [...living(directory), process.pid])
}

/** Answers whether nobody is left. */
export function leave(directory: string): boolean {
  const users = living(directory)
  const mine = users.indexOf(process.pid)
  if (mine >= 0) users.splice(mine, 1)
  write(directory, users)
  return users.length === 0
}

function living(directory: string): number[] {
  try {
    return readFileSync(`${directory}.users`, 'utf8').split('\n').map(Number).filter(isAlive)
  } catch {
    return []
  }
}

function write(directory: string, users: number[]): void {
  if (users.length === 0) rmSync(`${directory}.users`, { force: true })
  else writeFileSync(`${directory}.users`, users.join('\n'))
}
