/** A number per kind of content; whatever is made of a kind is old as soon as its number changes. */
export type ContentVersions = Readonly<Record<string, string | number>>

export type VersionSource = {
  ask: () => Promise<ContentVersions>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}

/** How long an answer about the versions is believed. With the time of asking nothing is ever 2 s behind. */
const believedMs = 1000

/** The versions of all content as this process believes them: asked for at most once a second, however many want to know. */
export class FollowedVersions {
  readonly #source: VersionSource
  #known: ContentVersions = {}
  #believedUntil = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  constructor(source: VersionSource) {
    this.#source = source
  }

  /** The versions when they are believed; undefined when they have to be asked for first. */
  peek(): ContentVersions | undefined {
    return this.#source.now() < this.#believedUntil ? this.#known : undefined
  }

  /** The versions that are believed at the moment: the same object as long as nothing changes. */
  async current(): Promise<ContentVersions> {
    if (!this.peek()) await (this.#asking ??= this.#ask())
    return this.#known
  }

  async #ask(): Promise<void> {
    const askedAt = this.#source.now()
    try {
      const answer = await this.#source.ask()
      if (stampOf(answer) !== stampOf(this.#known)) this.#known = answer
      this.#believedUntil = askedAt + believedMs
    } finally {
      this.#asking = undefined
    }
  }
}

/** The versions in one word. */
export function stampOf(versions: ContentVersions): string {
  return JSON.stringify(Object.entries(versions).sort())
}
