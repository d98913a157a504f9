import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { openHome } from '../embedded/open-home.ts'
import { findRunning } from '../embedded/running-server.ts'
import { chooseServerUser, type ServerUser } from '../embedded/server-user.ts'
import { startEmbedded } from '../embedded.ts'

/**
 * Puts a backup in the place of the present data, which is moved aside, and starts it once to see that it is whole.
 * Answers where the data of before is now, or null when there was none. Throws while a server is at work there.
 */
export async function restoreBackup({ directory, file }: { directory: string; file: string }): Promise<string | null> {
  const asked = path.resolve(directory)
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`)
  if (existsSync(asked) && (await findRunning(await realpath(asked))))
    throw new Error('The shop is running. Stop it first; a restore replaces all of its data.')
  const user = chooseServerUser(asked)
  const aside = await moveAside(asked)
  await mkdir(path.dirname(asked), { recursive: true })
  const home = openHome(asked, user)
  await extract({ file, cwd: home, preserveOwner: false })
  if (!existsSync(path.join(home, 'backup_label'))) throw new Error(`${file} is no backup of this shop.`)
  await belongTo(user, home)
  await (await startEmbedded({ directory: asked, port: 0 })).stop()
  return aside
}

async function moveAside(asked: string): Promise<string | null> {
  if (!(await lstat(asked).catch(() => null))) return null
  const aside = `${asked}.before-restore-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}`
  await rename(asked, aside)
  await rm(`${asked}.users`, { force: true })
  return aside
}

/** PostgreSQL refuses data that belongs to somebody else or that others may read. */
async function belongTo(user: ServerUser | null, place: string): Promise<void> {
  const stats = await lstat(place)
  if (user) await chown(place, user.uid, user.gid)
  await chmod(place, stats.isDirectory() ? 0o700 : 0o600)
  if (stats.isDirectory()) for (const name of await readdir(place)) await belongTo(user, path.join(place, name))
}
