import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { canWalkTo } from './can-reach.ts'
import type { ServerUser } from './server-user.ts'

/** Where a root process keeps what PostgreSQL's user must reach; only root can write here, so nobody can plant a thing. */
const sharedPlace = '/var/lib/meihao'

/**
 * Makes the data directory, empty and closed to others, and answers its real path. Where the server's user cannot walk to
 * the directory that was asked for (a checkout under /root), the data lives in `sharedPlace` and a link points there.
 */
export function openHome(asked: string, user: ServerUser | null): string {
  if (lstatSync(asked, { throwIfNoEntry: false })) return realpathSync(asked)
  if (canWalkTo(asked, user)) return makeClosed(asked, user)
  const home = mkdtempSync(path.join(openSharedPlace(), 'data-'))
  symlinkSync(home, asked)
  return makeClosed(home, user)
}

export function openSharedPlace(): string {
  mkdirSync(sharedPlace, { recursive: true })
  chmodSync(sharedPlace, 0o755)
  return sharedPlace
}

function makeClosed(directory: string, user: ServerUser | null): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (user) chownSync(directory, user.uid, user.gid)
  return realpathSync(directory)
}
