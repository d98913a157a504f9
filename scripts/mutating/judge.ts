import { resolve } from 'node:path'
import type { Mutation } from './mutation.ts'
import { runTests } from './run-tests.ts'
import type { ScratchCopy } from './scratch-copy.ts'

export type Judged = Mutation & {
  /** `killed`: a test failed, or none could begin. `stuck`: tests did not end, which everybody notices. */
  fate: 'killed' | 'stuck' | 'survived'
  /** What noticed it. */
  by: string[]
  /** How many files of tests were asked. */
  asked: number
}

/** So many files of tests are asked first, then so many times as many: most mistakes are noticed at home, and each asking has its cost. */
const first = 2
const times = 5
/** Tests that take longer than this, for one batch, will not end. */
const limitMs = 12 * 60_000

/** Makes one mistake, asks the tests that could notice it until one does, and undoes it. */
export async function judge(copy: ScratchCopy, { mutation, tests }: { mutation: Mutation; tests: readonly string[] }): Promise<Judged> {
  const undo = copy.make(mutation)
  try {
    for (let asked = 0, batch = first; asked < tests.length; asked += batch, batch *= times) {
      const files = tests.slice(asked, asked + batch)
      const answer = await runTests(resolve(copy.folder), { files, limitMs })
      const about = { ...mutation, asked: asked + files.length }
      if (answer.colour === 'red') return { ...about, fate: 'killed', by: answer.by.slice(0, 3) }
      if (answer.colour === 'none') return { ...about, fate: 'killed', by: [answer.said.trim().split('\n').at(-1) ?? ''] }
      if (answer.colour === 'stuck') return { ...about, fate: 'stuck', by: [] }
    }
    return { ...mutation, fate: 'survived', by: [], asked: tests.length }
  } finally {
    undo()
  }
}
