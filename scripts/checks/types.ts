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

const check = (project: string) => runProgram('tsc', ['--project', project, '--noEmit', '--pretty', 'false'])
