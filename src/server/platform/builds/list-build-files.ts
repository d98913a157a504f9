import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** `name`: its address without the first slash. `path`: where its bytes lie, compressed where they are smaller so. */
export type BuildFile = { name: string; path: string; isBrotli: boolean }

/** Vite's names end with a hash, carry no folder and are short: no other name is looked for among the files of other builds. */
export const hashedName = /^[\w.-]{0,120}[\w-]{7}\.(?:js|css|woff2|svg|wasm|webp|png|json)$/

/** Where a build has files that carry their hash, and below which address they are asked for. */
const placesOfFiles = [
  { folder: 'browser/assets', address: 'assets' },
  { folder: 'office/assets', address: 'office/assets' },
] as const

/** All files of a build that browsers load by hash, in the order of their names. */
export async function listBuildFiles(distDirectory: string): Promise<BuildFile[]> {
  const files: BuildFile[] = []
  for (const { folder, address } of placesOfFiles) {
    const place = join(distDirectory, folder)
    const names = new Set(await readdir(place))
    for (const name of names) {
      if (/\.(?:br|gz)$/.test(name)) continue
      const isBrotli = names.has(`${name}.br`)
      files.push({ name: `${address}/${name}`, path: join(place, isBrotli ? `${name}.br` : name), isBrotli })
    }
  }
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
