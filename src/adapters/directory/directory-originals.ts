import { constants, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join, relative, sep } from 'node:path'
import type { Content, Kept, Originals } from '#ports/originals.ts'

/** Originals in a directory of this machine, or in one that several copies of the shop share. */
export function createDirectoryOriginals(directory: string): Originals {
  const pathOf = (name: string) => join(directory, name)
  return {
    pathOf,
    async keep(name, content) {
      const path = pathOf(name)
      if (await isThere(path)) return
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}.tmp`
      try {
        await write(unfinished, content)
        await rename(unfinished, path)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    async bring(name, target) {
      return copyFile(pathOf(name), target).then(() => true, falseWhereNone)
    },
    list: (beginning) => listIn(directory, beginning),
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
  }
}

async function write(path: string, content: Content): Promise<void> {
  if (content instanceof Uint8Array) await writeFile(path, content)
  else await copyFile(content.file, path, constants.COPYFILE_FICLONE)
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(() => true, falseWhereNone)
}

function falseWhereNone(error: unknown): false {
  if ((error as { code?: string }).code === 'ENOENT') return false
  throw error
}

async function* listIn(directory: string, beginning: string): AsyncIterable<Kept> {
  const folder = join(directory, beginning.slice(0, beginning.lastIndexOf('/') + 1))
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const name = relative(directory, path).split(sep).join('/')
    if (!file.isFile() || !name.startsWith(beginning) || name.endsWith('.tmp')) continue
    const found = await stat(path).catch(() => null)
    if (found) yield { name, bytes: found.size, since: found.mtime }
  }
}
