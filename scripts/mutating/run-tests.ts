import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `red` names the tests that failed; `stuck` did not end in time; `none` could not even begin, as when a file cannot be read. */
export type TestAnswer = { colour: 'green' } | { colour: 'red'; by: string[] } | { colour: 'stuck' } | { colour: 'none'; said: string }

type Report = { success: boolean; testResults: { name: string; message?: string; assertionResults: { status: string; title: string }[] }[] }

/** Runs these test files in a copy of the project until the first of them fails. */
export async function runTests(folder: string, { files, limitMs }: { files: readonly string[]; limitMs: number }): Promise<TestAnswer> {
  const results = join(folder, 'test-results/mutant.json')
  rmSync(results, { force: true })
  const args = ['run', ...files, '--bail=1', '--reporter=json', `--outputFile=${results}`]
  const { inTime, said } = await runVitest(folder, { args, limitMs })
  if (!inTime) return { colour: 'stuck' }
  if (!existsSync(results)) return { colour: 'none', said }
  const { success, testResults }: Report = JSON.parse(readFileSync(results, 'utf8'))
  if (success) return { colour: 'green' }
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  )
  const broken = testResults
    .filter(({ message }) => message)
    .map(({ name, message }) => `${name.replace(`${folder}/`, '')}: ${message?.split('\n')[0]}`)
  return { colour: 'red', by: failed.length > 0 ? failed : broken }
}

/** Vitest with all that it starts, in a group of its own, so that all of it can be ended. */
function runVitest(
  folder: string,
  { args, limitMs }: { args: readonly string[]; limitMs: number },
): Promise<{ inTime: boolean; said: string }> {
  return new Promise((resolve) => {
    const vitest = join(process.cwd(), 'node_modules/.bin/vitest')
    const child = spawn(process.execPath, [vitest, ...args], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece))
    const ended = { inTime: true }
    const limit = setTimeout(() => {
      ended.inTime = false
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, limitMs)
    child.once('close', () => {
      clearTimeout(limit)
      resolve({ ...ended, said: Buffer.concat(said).toString('utf8').slice(-2000) })
    })
  })
}
