import { bucketOf, noDurations } from '#rules/machine/durations.ts'
import { thirdPartyCall, type ThirdPartyCall } from '#main/watched-ports.ts'
import type { PartyCount } from '#server/office/machine/counter-store.ts'
import { pageShown, requestAnswered, type AnsweredRequest, type PageShown } from '#server/platform/watched.ts'
import { listen, listenToEnds } from './listen.ts'

/** What was counted since it was taken the last time. */
export type Counted = {
  requests: number
  failed: number
  durations: number[]
  pages: { memory: number; rendered: number }
  parties: Map<string, Omit<PartyCount, 'party'>>
}

export type Counting = {
  take: () => Counted
  /** What was taken and could not be written is counted on. */
  putBack: (counted: Counted) => void
  close: () => void
}

/** Counts what the channels tell, for whoever takes it away from time to time. */
export function startCounting(): Counting {
  let counted = nothing()
  const unlisten = [
    listen<AnsweredRequest>(requestAnswered, ({ reply }) => {
      counted.requests++
      addOne(counted.durations, reply.elapsedTime)
      if (reply.raw.statusCode >= 500) counted.failed++
    }),
    listen<PageShown>(pageShown, (from) => counted.pages[from === 'rendered' ? 'rendered' : 'memory']++),
    listenToEnds<ThirdPartyCall>(thirdPartyCall, ({ party, outcome }, { seconds }) => {
      const hasSucceeded = outcome === 'yes' || outcome === 'no'
      const buckets = noDurations()
      addOne(buckets, seconds * 1000)
      addParty(counted, party, { calls: 1, failures: hasSucceeded ? 0 : 1, buckets, hasSucceeded })
    }),
  ]
  return {
    take() {
      const taken = counted
      counted = nothing()
      return taken
    },
    putBack(back) {
      counted.requests += back.requests
      counted.failed += back.failed
      counted.durations = sumOf(counted.durations, back.durations)
      counted.pages.memory += back.pages.memory
      counted.pages.rendered += back.pages.rendered
      for (const [party, calls] of back.parties) addParty(counted, party, calls)
    },
    close() {
      for (const end of unlisten) end()
    },
  }
}

const nothing = (): Counted => ({
  requests: 0,
  failed: 0,
  durations: noDurations(),
  pages: { memory: 0, rendered: 0 },
  parties: new Map(),
})
const noneOfParty = () => ({ calls: 0, failures: 0, buckets: noDurations(), hasSucceeded: false })

function addOne(buckets: number[], ms: number): void {
  const bucket = bucketOf(ms)
  buckets[bucket] = (buckets[bucket] ?? 0) + 1
}

const sumOf = (one: readonly number[], other: readonly number[]) => one.map((count, index) => count + (other[index] ?? 0))

function addParty({ parties }: Counted, party: string, more: Omit<PartyCount, 'party'>): void {
  const there = parties.get(party) ?? noneOfParty()
  parties.set(party, {
    calls: there.calls + more.calls,
    failures: there.failures + more.failures,
    buckets: sumOf(there.buckets, more.buckets),
    hasSucceeded: there.hasSucceeded || more.hasSucceeded,
  })
}
