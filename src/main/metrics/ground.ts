import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What a process stands on. */
export type Ground = {
  dataDirectory: string
  /** A file whose time is that of the last backup; empty where backups lie in the data directory. */
  backupMark: string
}

/** The room of the disk with pictures and the embedded database; null where it cannot be told. */
export async function findDiskRoom(directory: string): Promise<{ freeBytes: number; allBytes: number } | null> {
  const { bsize, bavail, blocks } = await statfs(directory).catch(() => ({ bsize: 0, bavail: 0, blocks: 0 }))
  return blocks === 0 ? null : { freeBytes: bsize * bavail, allBytes: bsize * blocks }
}

/** When the last backup was made; null when none is known. */
export async function findLastBackup({ dataDirectory, backupMark }: Ground): Promise<Date | null> {
  if (backupMark !== '') return timeOf(backupMark)
  const directory = join(dataDirectory, 'backups')
  const names = await readdir(directory).catch(() => [])
  const times = await Promise.all(names.filter((name) => name.endsWith('.tar.gz')).map((name) => timeOf(join(directory, name))))
  return times.reduce((last, time) => (time && (!last || time > last) ? time : last), null)
}

async function timeOf(file: string): Promise<Date | null> {
  return stat(file).then(
    ({ mtime }) => mtime,
    () => null,
  )
}
