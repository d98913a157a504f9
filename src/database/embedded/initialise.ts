import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { adminRole } from './address.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

type Plan = { binaries: string; directory: string; user: ServerUser | null }

/**
 * Without these flags the locale comes from the environment; in an empty one that is SQL_ASCII, where Chinese words cannot
 * be searched. Measured: upper and lower case, and trigrams of Chinese, work with exactly this set.
 */
const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8']

/** Fills an empty data directory, once. It is filled under another name first, so that half of one is never used. */
export function initialise({ binaries, directory, user }: Plan): void {
  if (existsSync(path.join(directory, 'PG_VERSION'))) return
  const unfinished = `${directory}.unfinished`
  const secret = `${directory}.secret`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 })
  for (const place of user ? [unfinished, secret] : []) chownSync(place, user?.uid ?? 0, user?.gid ?? 0)
  runInitdb({ binaries, directory: unfinished, user }, secret)
  renameSync(secret, path.join(unfinished, adminRole.passwordFile))
  takeThePlace(unfinished, directory)
}

function runInitdb({ binaries, directory, user }: Plan, secret: string): void {
  const flags = ['-D', directory, '-U', adminRole.name, `--pwfile=${secret}`, '--auth=scram-sha-256', '--no-sync', ...locale]
  const { status, stderr, error } = spawnSync(path.join(binaries, 'bin/initdb'), flags, {
    ...user,
    cwd: directory,
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status === 0) return
  const why = error?.message ?? stderr.trim()
  throw new Error(`PostgreSQL could not prepare its data directory: ${why}${adviceOn(why)}`)
}

function adviceOn(why: string): string {
  if (why.includes('effective user ID'))
    return '\nThis process runs under a user id without a name. Run it as a named user, or set DATABASE_URL to a PostgreSQL of your own.'
  if (why.includes('ENOENT'))
    return '\nThe PostgreSQL that npm brought does not fit this machine. Set DATABASE_URL to a PostgreSQL of your own.'
  return ''
}

function takeThePlace(unfinished: string, directory: string): void {
  try {
    renameSync(unfinished, directory)
  } catch (cause) {
    throw new Error(`${directory} is not empty and holds no PostgreSQL data. Move it away, or choose another DATA_DIRECTORY.`, { cause })
  }
}
