import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Writes what belongs under a name into a file; false when there is none. */
export type Maker = (target: string) => Promise<boolean>

/** Files of this machine that can be had again at any moment: sizes of pictures, and what was brought from elsewhere (D-301). */
export type FileCache = {
  /** Where it lies. What is not there is made, once for all who ask meanwhile; null when there is none. */
  take: (name: string, make: Maker) => Promise<string | null>
  /** Takes away all in a folder whose names begin so. */
  drop: (folder: string, beginning: string) => Promise<void>
  /** How full it is, from 0 to 1. */
  filled: () => number
  /** Settles once it is known what lay there before. */
  known: Promise<void>
}

/** That somebody used a file is noted at its time of change, so often at most: copies that are started later know by it what to keep. */
const notedEveryMs = 3_600_000

type File = { bytes: number; notedAt: number }

/** A cache of files that holds at most so many bytes; what was not used for longest goes first. */
export function openFileCache(directory: string, { mostBytes }: { mostBytes: number }): FileCache {
  const files = new Map<string, File>()
  const underWay = new Map<string, Promise<string | null>>()
  let bytes = 0
  let made = 0

  return {
    known: findAll(),
    filled: () => Math.min(1, bytes / mostBytes),
    async drop(folder, beginning) {
      const there = await readdir(join(directory, folder)).catch(() => [])
      for (const file of there.filter((each) => each.startsWith(beginning))) {
        forget(join(folder, file))
        await rm(join(directory, folder, file), { force: true })
      }
    },
    async take(name, make) {
      const path = join(directory, name)
      if (await isThere(name, path)) return path
      const running = underWay.get(name)
      if (running) return running
      const started = fill(name, make).finally(() => underWay.delete(name))
      underWay.set(name, started)
      return started
    },
  }

  async function isThere(name: string, path: string): Promise<boolean> {
    const found = await stat(path).catch(() => null)
    if (!found) return forget(name)
    const now = Date.now()
    const { notedAt } = files.get(name) ?? { notedAt: found.mtimeMs }
    const isOld = now - notedAt > notedEveryMs
    use(name, { bytes: found.size, notedAt: isOld ? now : notedAt })
    if (isOld) await utimes(path, now / 1000, now / 1000).catch(() => undefined)
    return true
  }

  async function fill(name: string, make: Maker): Promise<string | null> {
    const path = join(directory, name)
    const unfinished = `${path}.${process.pid}-${++made}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      if (!(await make(unfinished))) return null
      const { size } = await stat(unfinished)
      await rename(unfinished, path)
      use(name, { bytes: size, notedAt: Date.now() })
      await trim()
      return path
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  /** The one that was used last stands last. */
  function use(name: string, file: File): void {
    forget(name)
    files.set(name, file)
    bytes += file.bytes
  }

  function forget(name: string): false {
    bytes -= files.get(name)?.bytes ?? 0
    files.delete(name)
    return false
  }

  /** What was asked for last stays, however large it is: somebody is about to read it. */
  async function trim(): Promise<void> {
    for (const name of files.keys()) {
      if (bytes <= mostBytes || files.size <= 1) return
      forget(name)
      await rm(join(directory, name), { force: true })
    }
  }

  async function findAll(): Promise<void> {
    const found: { name: string; bytes: number; notedAt: number }[] = []
    for (const file of await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const path = join(file.parentPath, file.name)
      const { size, mtimeMs } = (file.isFile() && (await stat(path).catch(() => null))) || { size: 0, mtimeMs: 0 }
      if (file.isFile()) found.push({ name: relative(directory, path), bytes: size, notedAt: mtimeMs })
    }
    found.sort((one, other) => one.notedAt - other.notedAt)
    const usedMeanwhile = [...files]
    for (const { name, ...file } of found) if (!files.has(name)) use(name, file)
    for (const [name, file] of usedMeanwhile) use(name, file)
    await trim()
  }
}
