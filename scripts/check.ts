import { fastTests } from './checks/fast-tests.ts'
import { runChecks, staticChecks } from './checks/run-checks.ts'

// Everything that shows in under a minute whether a change is sound.
const failed = await runChecks([...staticChecks, fastTests])
console.log(failed.length === 0 ? '\nAll is well.' : `\nNot yet: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
