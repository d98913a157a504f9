import { statSync, type Stats } from 'node:fs'
import path from 'node:path'
import type { ServerUser } from './server-user.ts'

const read = 4
const enterFolder = 1

/** Whether that user may walk to this place and read it; a checkout under /root, for one, is closed to everybody else. */
export function canReach(place: string, user: ServerUser | null): boolean {
  return canWalkTo(place, user) && (user === null || allows(statSync(place), { user, bits: read }))
}

export function canWalkTo(place: string, user: ServerUser | null): boolean {
  if (user === null) return true
  const folder = path.dirname(place)
  return allows(statSync(folder), { user, bits: enterFolder }) && (folder === place || canWalkTo(folder, user))
}

function allows(stats: Stats, { user, bits }: { user: ServerUser; bits: number }): boolean {
  if (stats.uid === user.uid) return ((stats.mode >> 6) & bits) === bits
  if (stats.gid === user.gid) return ((stats.mode >> 3) & bits) === bits
  return (stats.mode & bits) === bits
}
