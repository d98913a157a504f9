import { rename, writeFile } from 'node:fs/promises'

let written = 0

/** Writes a file so that nobody ever reads half of it: beside its place first, then moved there. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}-${++written}.tmp`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}
