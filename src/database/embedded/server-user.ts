import { readFileSync, statSync } from 'node:fs'

/** The user whom PostgreSQL runs as. */
export type ServerUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root. A root process lends it the user who already owns the data, else an ordinary user
 * that every machine has; an ordinary process runs it as itself (null).
 */
export function chooseServerUser(directory: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(directory, { throwIfNoEntry: false })
  if (owner && owner.uid > 0) return { uid: owner.uid, gid: owner.gid }
  const users = readUsers()
  const chosen = users.get('postgres') ?? users.get('nobody') ?? users.get('daemon') ?? [...users.values()][0]
  if (!chosen)
    throw new Error('PostgreSQL does not run as root and this machine has no ordinary user. Set DATABASE_URL to a PostgreSQL of your own.')
  return chosen
}

function readUsers(): Map<string, ServerUser> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return new Map(
    lines
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }] as const)
      .filter(([, user]) => user.uid > 0 && user.gid > 0),
  )
}
