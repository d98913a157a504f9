import type { Check } from './check.ts'
import { complaintsOf, runProgram } from './run-program.ts'

/** oxlint with .oxlintrc.json: plain mistakes, hooks, accessibility, and the rules of STYLE.md that a linter can see. */
export const lint: Check = {
  name: 'lint',
  async run() {
    return { complaints: complaintsOf(await runProgram('oxlint', ['--format', 'unix'])) }
  },
}
