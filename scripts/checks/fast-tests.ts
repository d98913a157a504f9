import type { Check } from './check.ts'
import { complaintsOf, runProgram } from './run-program.ts'

/** The tests that need neither database nor browser: rules, texts, contract and these checks. */
export const fastTests: Check = {
  name: 'fast tests',
  async run() {
    const answer = await runProgram('vitest', ['run', '--project', 'rules', '--reporter', 'dot', '--no-color'])
    const count = /Tests\s+(.+)/.exec(answer.output)?.[1]
    return { complaints: complaintsOf(answer), ...(count === undefined ? {} : { summary: count }) }
  },
}
