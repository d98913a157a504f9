import type { Check } from './check.ts'
import { complaintsOf, runProgram } from './run-program.ts'

/** oxfmt with .oxfmtrc.json; `npm run format` writes what it wants. */
export const format: Check = {
  name: 'format',
  async run() {
    return { complaints: complaintsOf(await runProgram('oxfmt', ['--list-different'])) }
  },
}
