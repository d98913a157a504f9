import type { Check } from './check.ts'
import { complaintsOf, runProgram } from './run-program.ts'

/** The whole house under strict types, and the rules once more without DOM and Node: that keeps them pure. */
export const types: Check = {
  name: 'types',
  async run() {
    const answers = await Promise.all([check('tsconfig.json'), check('src/rules/tsconfig.json')])
    return { complaints: answers.flatMap(complaintsOf) }
  },
}

/** What is known of each file is kept beside the packages: the next run looks at what has changed since, in a tenth of the time. */
const known = 'node_modules/.cache/types'

const check = (project: string) =>
  runProgram('tsc', [
    '--project',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `${known}/${project}.tsbuildinfo`,
    '--pretty',
    'false',
  ])
