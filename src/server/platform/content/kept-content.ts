import { LRUCache } from 'lru-cache'
import type { Changed, FollowedContent } from './followed-content.ts'
import { cacheOpened, type WatchedCache } from '#server/platform/watched.ts'
import { anything, makeNaming, type Made, type Reads } from './subject.ts'

export type KeptSettings<Value> = {
  /** Under which it is measured; left out, it is not. */
  name?: string
  content: FollowedContent
  /** In the unit of `sizeOf`. */
  maxSize: number
  /** Left out, each is one. */
  sizeOf?: (made: Made<Value>) => number
  /** What is not worth it is answered and made anew for the next. Left out, all is. */
  isKept?: (value: Value) => boolean
  /** Told of what is dropped because something that it was made of changed after `trueAt`, a time of the content's clock. */
  dropped?: (old: Dropped<Value>, trueAt: number) => void
}

/** What was kept, by its key. */
export type Dropped<Value> = ReadonlyMap<string, Made<Value>>

/** What changed since something began to be made. */
type Meanwhile = { everything: boolean; subjects: Set<string> }

/**
 * Things made of content, each kept until a subject that it was made of changes; the longest unused leaving first when
 * memory is short. What changes while something is made of it makes that one old as well.
 */
export class KeptContent<Value> {
  readonly #content: FollowedContent
  readonly #kept: LRUCache<string, Made<Value>>
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #making = new Map<string, Promise<Made<Value>>>()
  readonly #meanwhiles = new Set<Meanwhile>()
  readonly #isKept: (value: Value) => boolean
  readonly #dropped: (old: Dropped<Value>, trueAt: number) => void

  constructor({ name, content, maxSize, sizeOf = unit, isKept = () => true, dropped = () => {} }: KeptSettings<Value>) {
    this.#content = content
    this.#isKept = isKept
    this.#dropped = dropped
    this.#kept = new LRUCache({ maxSize, sizeCalculation: sizeOf, dispose: (made, key) => this.#forget(made, key) })
    if (name !== undefined) cacheOpened.publish({ name, size: () => this.#size(sizeOf !== unit) } satisfies WatchedCache)
    content.tell((changed, trueAt) => this.#dropped(this.#drop(changed), trueAt))
  }

  #size(inBytes: boolean): ReturnType<WatchedCache['size']> {
    const { size, calculatedSize } = this.#kept
    return inBytes ? { entries: size, bytes: calculatedSize } : { entries: size }
  }

  /** What is kept and known to be true; undefined when there is nothing or when that has to be asked first. */
  peek(key: string): Value | undefined {
    return this.#content.isHeard() ? this.#kept.get(key)?.value : undefined
  }

  /** What is kept and true, once that was asked. */
  async find(key: string): Promise<Made<Value> | undefined> {
    await this.#content.hear()
    return this.#kept.get(key)
  }

  /** As `find`; while nobody says what has changed, what was true at most ten minutes ago. */
  async findTrusted(key: string): Promise<Made<Value> | undefined> {
    await this.#content.hearOrTrust()
    return this.#kept.get(key)
  }

  /** What is kept and trusted, or made now of what it says to read. */
  async findOrMake(key: string, make: (reads: Reads) => Promise<Value>): Promise<Value> {
    const kept = this.peek(key)
    if (kept !== undefined) return kept
    return ((await this.findTrusted(key)) ?? (await this.load(key, () => makeNaming(make)))).value
  }

  /** What is kept, or made now and kept. Whoever asks meanwhile waits for the same, as long as nothing changes. */
  async load(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const kept = await this.find(key)
    if (kept) return kept
    const turn = `${key}\n${this.#content.state}`
    const shared = this.#making.get(turn)
    if (shared) return shared
    const mine = this.#makeAndKeep(key, make).finally(() => this.#making.delete(turn))
    this.#making.set(turn, mine)
    return mine
  }

  async #makeAndKeep(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const meanwhile: Meanwhile = { everything: false, subjects: new Set() }
    this.#meanwhiles.add(meanwhile)
    try {
      const made = await make()
      if (this.#isKept(made.value) && isStillTrue(made, meanwhile)) this.#keep(key, made)
      return made
    } finally {
      this.#meanwhiles.delete(meanwhile)
    }
  }

  #keep(key: string, made: Made<Value>): void {
    this.#kept.set(key, made)
    // What is larger than all the room is not kept.
    if (this.#kept.peek(key) !== made) return
    for (const subject of made.subjects) {
      const keys = this.#keysOf.get(subject)
      if (keys) keys.add(key)
      else this.#keysOf.set(subject, new Set([key]))
    }
  }

  #forget({ subjects }: Made<Value>, key: string): void {
    for (const subject of subjects) {
      const keys = this.#keysOf.get(subject)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(subject)
    }
  }

  #drop(changed: Changed): Dropped<Value> {
    for (const meanwhile of this.#meanwhiles) note(changed, meanwhile)
    const old = new Map<string, Made<Value>>()
    for (const key of changed === 'everything' ? this.#kept.keys() : this.#keysMadeOf([...changed, anything])) {
      const made = this.#kept.peek(key)
      if (made) old.set(key, made)
    }
    for (const key of old.keys()) this.#kept.delete(key)
    return old
  }

  #keysMadeOf(subjects: readonly string[]): string[] {
    return subjects.flatMap((subject) => [...(this.#keysOf.get(subject) ?? [])])
  }
}

const unit = () => 1

function note(changed: Changed, meanwhile: Meanwhile): void {
  if (changed === 'everything') meanwhile.everything = true
  else for (const subject of [...changed, anything]) meanwhile.subjects.add(subject)
}

function isStillTrue({ subjects }: Made<unknown>, meanwhile: Meanwhile): boolean {
  return !meanwhile.everything && !subjects.some((subject) => meanwhile.subjects.has(subject))
}
