import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readParts } from './parts.ts'

test('WRK-04 a process does what its command line says, and everything when it says nothing', () => {
  expect([readParts([]), readParts(['worker']), readParts(['worker', 'web'])]).toEqual([
    ['web', 'worker', 'migrate'],
    ['worker'],
    ['web', 'worker'],
  ])
  expect(() => readParts(['werker'])).toThrow('There is no part werker. Known are: web, worker, migrate')
})

test('CPY-01 PARTS names the parts of a process where its command line does not', () => {
  expect([readParts([], 'migrate'), readParts([], ' worker , web'), readParts(['web'], 'worker'), readParts([], '')]).toEqual([
    ['migrate'],
    ['web', 'worker'],
    ['web'],
    ['web', 'worker', 'migrate'],
  ])
  expect(() => readParts([], 'web,werker')).toThrow('There is no part werker')
})

/** A process of these parts in which nobody catches an error. Answers its exit code: 7 when it came to its own end. */
function letFall(parts: readonly string[], error: string): { code: number | null; said: string } {
  const program = `import { catchWhatNobodyCaught } from ${JSON.stringify(resolve(import.meta.dirname, 'parts.ts'))}
    catchWhatNobodyCaught(${JSON.stringify(parts)})
    void Promise.reject(Object.assign(new Error('nobody caught me'), ${error}))
    setTimeout(() => process.exit(7), 200)`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    cwd: resolve(import.meta.dirname, '..'),
  })
  return { code: status, said: stdout }
}

test(
  'WRK-02 what nobody caught is told; it ends a process that only works in the background, and a broken line ends none',
  { timeout: 60_000 },
  () => {
    const [web, worker, brokenLine] = [letFall(['web'], '{}'), letFall(['worker'], '{}'), letFall(['worker'], "{ code: '08006' }")]
    expect([web.code, worker.code, brokenLine.code]).toEqual([7, 1, 7])
    for (const { said } of [web, worker, brokenLine]) expect(said).toContain('nobody caught me')
    expect([web, worker, brokenLine].map(({ said }) => said.includes('"level":60'))).toEqual([true, true, false])
  },
)

test('CPY-09 what a library prints of a database that is away is left to the log', () => {
  const program = `import { catchWhatNobodyCaught } from ${JSON.stringify(resolve(import.meta.dirname, 'parts.ts'))}
    catchWhatNobodyCaught(['worker'])
    console.trace(Object.assign(new Error('away'), { code: '25006' }))
    console.trace(new Error('a fault'))`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    cwd: resolve(import.meta.dirname, '..'),
  })
  expect([stderr.includes('away'), stderr.includes('a fault')]).toEqual([false, true])
})
