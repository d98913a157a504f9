import type { Check } from './check.ts'
import { complaintsOf, runProgram } from './run-program.ts'

/**
 * knip with knip.jsonc: packages, files and exports that nobody uses. Once as it is run in earnest, where tests are no
 * users, and once with tests and tools, for the packages that only they need.
 */
export const unused: Check = {
  name: 'unused',
  async run() {
    const answers = await Promise.all([find(['--production']), find([])])
    return { complaints: [...new Set(answers.flatMap(complaintsOf))] }
  },
}

const find = (how: readonly string[]) => runProgram('knip', ['--no-progress', '--reporter', 'compact', ...how])
