import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Writes what belongs under a name into a file; false when there is none. */
export type Maker = (target: string) => Promise<boolean>

/** That somebody used a file is noted at its time of change, so often at most: copies that are started later know by it what to keep. */
const notedEveryMs = 3_600_000

type File = { bytes: number; notedAt: number }

export type CachePlan = {
  /** What was not used for longest goes first. */
  mostBytes: number
  now: () => Date
}

/** Files of this machine that can be had again at any moment: sizes of pictures, and what was brought from elsewhere (D-301). */
export class FileCache {
  readonly #directory: string
  readonly #plan: CachePlan
  /** The one that was used last stands last. */
  readonly #files = new Map<string, File>()
  readonly #underWay = new Map<string, Promise<string | null>>()
  #bytes = 0
  /** Settles once it is known what lay there before. */
  readonly known: Promise<void>

  constructor(directory: string, plan: CachePlan) {
    this.#directory = directory
    this.#plan = plan
    this.known = this.#findAll()
  }

  /** How full it is, from 0 to 1. */
  filled(): number {
    return Math.min(1, this.#bytes / this.#plan.mostBytes)
  }

  /** Where it lies. What is not there is made, once for all who ask meanwhile; null when there is none. */
  async take(name: string, make: Maker): Promise<string | null> {
    const path = join(this.#directory, name)
    if (await this.#isThere(name, path)) return path
    const running = this.#underWay.get(name)
    if (running) return running
    const started = this.#make(name, make).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, started)
    return started
  }

  /** Takes away all in a folder whose names begin so. */
  async drop(folder: string, beginning: string): Promise<void> {
    const there = await readdir(join(this.#directory, folder)).catch(() => [])
    for (const file of there.filter((each) => each.startsWith(beginning))) {
      this.#forget(join(folder, file))
      await rm(join(this.#directory, folder, file), { force: true })
    }
  }

  async #isThere(name: string, path: string): Promise<boolean> {
    const found = await stat(path).catch(() => null)
    if (!found) {
      this.#forget(name)
      return false
    }
    const now = this.#plan.now().getTime()
    const { notedAt } = this.#files.get(name) ?? { notedAt: found.mtimeMs }
    const isOld = now - notedAt > notedEveryMs
    this.#note(name, { bytes: found.size, notedAt: isOld ? now : notedAt })
    if (isOld) await utimes(path, now / 1000, now / 1000).catch(() => undefined)
    return true
  }

  async #make(name: string, make: Maker): Promise<string | null> {
    const path = join(this.#directory, name)
    // Copies may share a directory, and in containers the number of their process.
    const unfinished = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      if (!(await make(unfinished))) return null
      const { size } = await stat(unfinished)
      await rename(unfinished, path)
      this.#note(name, { bytes: size, notedAt: this.#plan.now().getTime() })
      await this.#trim()
      return path
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  #note(name: string, file: File): void {
    this.#forget(name)
    this.#files.set(name, file)
    this.#bytes += file.bytes
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name)?.bytes ?? 0
    this.#files.delete(name)
  }

  /** What was asked for last stays, however large it is: somebody is about to read it. */
  async #trim(): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#bytes <= this.#plan.mostBytes || this.#files.size <= 1) return
      this.#forget(name)
      await rm(join(this.#directory, name), { force: true })
    }
  }

  async #findAll(): Promise<void> {
    const found: (File & { name: string })[] = []
    for (const file of await readdir(this.#directory, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const path = join(file.parentPath, file.name)
      const read = file.isFile() ? await stat(path).catch(() => null) : null
      if (read) found.push({ name: relative(this.#directory, path), bytes: read.size, notedAt: read.mtimeMs })
    }
    found.sort((one, other) => one.notedAt - other.notedAt)
    const notedMeanwhile = [...this.#files]
    for (const { name, ...file } of found) if (!this.#files.has(name)) this.#note(name, file)
    for (const [name, file] of notedMeanwhile) this.#note(name, file)
    await this.#trim()
  }
}
