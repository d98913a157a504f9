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

/** What is known of each file is kept beside the packages: the next run looks at what has changed since. */
const known = 'node_modules/.cache/types'

/** One checker each: several would work out the types that all files share once more, and the other checks need the processors too. */
const check = (project: string) => {
  const sparing = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', `${known}/${project}.tsbuildinfo`]
  return runProgram('tsc', ['--project', project, '--noEmit', '--pretty', 'false', ...sparing])
}
