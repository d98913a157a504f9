import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Of no use in a copy, by PostgreSQL's manual ("Making a base backup"): the folders stay, what is in them is made anew. */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const leftOut = (name: string) =>
  ['postmaster.pid', 'postmaster.opts', 'backup_label'].includes(name) || name.startsWith('.s.PGSQL.') || name.startsWith('pgsql_tmp')

/** Every file of a running data directory, except the log. A file may change under our hands: replaying the log mends it. */
export async function copyData(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (!entry.isDirectory()) {
      await copyIfThere(source, target)
      continue
    }
    await mkdir(target, { recursive: true })
    if (!emptied.has(entry.name)) await copyData(source, target)
  }
}

/** The part of the write-ahead log that was written during the copy. The names of its files grow with time. */
export async function copyLog({ from, to, first, last }: { from: string; to: string; first: string; last: string }): Promise<void> {
  const isNeeded = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
  for (const name of (await readdir(path.join(from, 'pg_wal'))).filter(isNeeded)) {
    await copyFile(path.join(from, 'pg_wal', name), path.join(to, 'pg_wal', name))
  }
}

/** A table that was dropped meanwhile is gone: that, too, stands in the log. */
async function copyIfThere(source: string, target: string): Promise<void> {
  await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
