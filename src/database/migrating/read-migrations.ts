import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { notesIn } from './migration-notes.ts'

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

export type Migration = {
  name: string
  text: string
  checksum: string
  /** Runs by itself, since PostgreSQL refuses inside a transaction what it does. */
  isApart: boolean
  /** The first version of the shop that can live with it; null where every one can. */
  livesSince: string | null
}

/** The migrations of this version, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(`${folder}${name}`, 'utf8'))))
}

export function migrationOf(name: string, text: string): Migration {
  const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
  return { name, text, checksum, ...notesIn(text) }
}
