import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('migrations/', import.meta.url))

export type Migration = { name: string; text: string; checksum: string }

/** The migrations of this version, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}${name}`, 'utf8')
      return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}
