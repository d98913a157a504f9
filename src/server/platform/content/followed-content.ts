import { answeredIn, Unanswered } from '#database/waiting/answered-in.ts'
import { isAway } from '#database/is-away.ts'
import { isBusy } from '#database/is-busy.ts'

/** Subjects of content that changed; `everything` when that cannot be told one by one. */
export type Changed = 'everything' | readonly string[]

/** What changed, and how far that was heard: with this mark the next asking goes on from there. `behindMs`: what changed for so long before the asking may not be heard of yet. */
export type HeardChanges = { changed: Changed; mark: string; behindMs?: number }

export type ChangeSource = {
  /** What changed since a mark; everything without one. */
  ask: (since: string | undefined) => Promise<HeardChanges>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}

/** How long it is believed that nothing has changed. With the time of asking nothing is ever 2 s behind. */
const believedMs = 1000

/** How long what was true is good enough where nobody says what has changed since (D-302). */
const trustedMs = 10 * 60_000
/** While nobody answers, it is asked so often, beside whoever is served meanwhile. */
const askAgainMs = 500
/** Who trusts what was true meanwhile waits no longer for an answer. */
const waitedMs = 1500
/** Who needs the answer waits longer, as where very many ask at once; who is asked may be silent for minutes. */
const waitedAtMostMs = 30_000

/** `trueAt`: what was known until then was true at that time of the source's clock; all that changed did so later. */
type Follow = (changed: Changed, trueAt: number) => void

/** Changes of content as this process hears of them: asked for at most once a second, however many want to know. */
export class FollowedContent {
  readonly #source: ChangeSource
  readonly #followers: Follow[] = []
  #mark: string | undefined
  #trueAt = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined
  /** Counts askings: of one that was given up, nothing is heard any more. */
  #asked = 0
  #askedAt = Number.NEGATIVE_INFINITY
  /** When the last asking was answered by nobody; undefined once somebody has. */
  #lostAt: number | undefined
  #state = 0

  constructor(source: ChangeSource) {
    this.#source = source
  }

  /** Milliseconds of the source's clock. */
  now(): number {
    return this.#source.now()
  }

  /** Whether every change is heard of; when not, it has to be asked first. */
  isHeard(): boolean {
    return this.now() < this.#trueAt + believedMs
  }

  /** A number that grows with every change that is heard of. */
  get state(): number {
    return this.#state
  }

  /** Hears of what changed until now. Throws when nobody answers. */
  hear(): Promise<void> {
    return this.#hear(waitedAtMostMs)
  }

  async #hear(mostMs: number): Promise<void> {
    if (this.isHeard()) return
    this.#giveUpDead()
    await this.#inTime((this.#asking ??= this.#ask()), mostMs)
  }

  /** Nobody hears an answer on a line that died without a word, while the server goes on: it is asked over another one. */
  #giveUpDead(): void {
    if (!this.#isDead()) return
    this.#asked += 1
    this.#asking = undefined
  }

  #isDead(): boolean {
    return this.#asking !== undefined && this.now() >= this.#askedAt + waitedAtMostMs
  }

  /**
   * As `hear`; where nobody answers, what was known to be true at most ten minutes ago is trusted meanwhile. Nobody waits for an answer
   * twice: once there was none, it is asked for beside.
   */
  async hearOrTrust(): Promise<void> {
    if (this.#lostAt === undefined || !this.#isTrusted()) {
      await this.#hear(waitedMs).catch((error: unknown) => {
        if (this.#lostAt === undefined || !this.#isTrusted()) throw error
      })
    } else if ((this.#asking === undefined || this.#isDead()) && this.now() >= this.#lostAt + askAgainMs) {
      this.#hear(waitedMs).catch(() => undefined)
    }
  }

  /** For how many milliseconds nobody has said whether what is shown is still true; 0 while that is known. */
  get staleMs(): number {
    return this.#lostAt === undefined ? 0 : this.now() - this.#trueAt
  }

  #isTrusted(): boolean {
    return this.now() < this.#trueAt + trustedMs
  }

  /** Tells `follow` of every change, before anybody who waits to hear goes on. */
  tell(follow: Follow): void {
    this.#followers.push(follow)
  }

  async #inTime(asking: Promise<void>, mostMs: number): Promise<void> {
    try {
      await answeredIn(mostMs, asking)
    } catch (error) {
      if (error instanceof Unanswered) this.#lostAt = this.now()
      throw error
    }
  }

  async #ask(): Promise<void> {
    const askedAt = this.now()
    const mine = (this.#asked += 1)
    this.#askedAt = askedAt
    try {
      const { changed, mark, behindMs = 0 } = await this.#source.ask(this.#mark)
      if (mine !== this.#asked) throw new Unanswered('The answer came after it had been given up')
      this.#mark = mark
      if (changed.length > 0) {
        this.#state += 1
        for (const follow of this.#followers) follow(changed, this.#trueAt)
      }
      this.#trueAt = askedAt - behindMs
      this.#lostAt = undefined
    } catch (error) {
      if (mine === this.#asked && (isAway(error) || isBusy(error))) this.#lostAt = this.now()
      throw error
    } finally {
      if (mine === this.#asked) this.#asking = undefined
    }
  }
}
