import { existsSync } from 'node:fs'
import type { Check } from './check.ts'
import { complaintsOf, runProgram } from './run-program.ts'

/** Who imports whom, against boundaries.cjs. */
export const borders: Check = {
  name: 'borders',
  async run() {
    const folders = ['src', 'sandbox', 'tests', 'scripts', 'bench']
    const answer = await runProgram('depcruise', ['--config', 'boundaries.cjs', '--output-type', 'err', ...existing(folders)])
    return { complaints: complaintsOf(answer).map((line) => line.replace(/^\s*error /, '').trim()).filter(Boolean) }
  },
}

const existing = (folders: readonly string[]) => folders.filter((folder) => existsSync(folder))
