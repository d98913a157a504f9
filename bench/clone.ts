import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeHome } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { startWhole } from './whole-start.ts'

const root = resolve(import.meta.dirname, '..')

/** What a newcomer waits for: a fresh clone of what is committed, `npm ci && npm start`, the first page. */
export async function measureClone(): Promise<Figure[]> {
  const home = await makeHome()
  const clone = join(home, 'clone')
  const begin = performance.now()
  run('git', ['clone', '--quiet', root, clone], root)
  run('npm', ['ci', '--no-audit', '--no-fund'], clone)
  const prepared = (performance.now() - begin) / 1000
  const started = await startWhole({ command: ['npm', 'start'], directory: clone, home: join(home, 'data') })
  await rm(home, { recursive: true, force: true })
  return [
    { what: 'fresh clone: git clone and npm ci', rounds: [prepared], unit: 's' },
    { what: 'fresh clone to the first page', rounds: [prepared + started], unit: 's', atMost: 120 },
  ]
}

function run(program: string, args: readonly string[], directory: string): void {
  const { status } = spawnSync(program, args, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} did not work.`)
}
