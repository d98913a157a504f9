import { spawnSync } from 'node:child_process'
import { runChecks, staticChecks } from './checks/run-checks.ts'
import { findFreePorts } from './testing/find-free-ports.ts'
import { keepCompiled } from './testing/keep-compiled.ts'
import { prepareChromium } from './testing/prepare-chromium.ts'
import { forgetResults, journeyResults, keepFailedChecks, readCounts, readTroubles, tellTrouble, vitestResults } from './testing/results.ts'

// Everything: the checks, all tests of Vitest, the journeys in a browser. Each runs even when an earlier one failed.
forgetResults()
keepCompiled()

heading('Checks')
keepFailedChecks(await runChecks(staticChecks))

heading('Tests')
const tested = run('vitest', ['run', '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${vitestResults}`])

heading('Journeys')
const travelled =
  prepareChromium() && run('playwright', ['test'], { TEST_SHOP_PORT: await findFreePorts(), JOURNEY_RESULTS: journeyResults })

heading('Counts')
const counts = readCounts()
for (const [runner, { passed, failed }] of Object.entries(counts))
  console.log(`${runner.padEnd(9)} ${runner === 'checks' ? '' : `passed ${passed}, `}failed ${failed}`)
const { failed, flaky } = readTroubles()
for (const trouble of flaky) console.log(`only when repeated (a bug): ${tellTrouble(trouble)}`)
for (const trouble of failed) console.log(`failed: ${tellTrouble(trouble)}`)
process.exitCode = tested && travelled && Object.values(counts).every(({ failed }) => failed === 0) ? 0 : 1

function heading(title: string): void {
  console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}\n`)
}

function run(program: string, args: readonly string[], variables: Record<string, string> = {}): boolean {
  return (
    spawnSync(process.execPath, [`node_modules/.bin/${program}`, ...args], { stdio: 'inherit', env: { ...process.env, ...variables } })
      .status === 0
  )
}
