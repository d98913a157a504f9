import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveOurSchema, isHere, openVersionBefore } from './rollout/open-version-before.ts'
import { versionBefore } from './rollout/version-before.ts'

// npm run rollout-check [-- <path> …]: the API tests of the version before, on the schema of this one (D-305). Needs git and its history, and no
// network. Paths choose among them, such as src/server/sales or src/server for all of them.

/** Where buying, paying, packing and what the shop shows are tested. What the office does beside that takes ten minutes more. */
const usual = ['sales', 'money', 'delivery', 'people', 'catalog', 'content', 'messages'].map((group) => `src/server/${group}/`)

const { commit, leftOut } = versionBefore
if (isHere(commit)) check()
else console.log(`Commit ${commit}, the version before, is not in this clone: git fetch --unshallow, and this once more.`)

function check(): void {
  // Not below node_modules, where Node reads no TypeScript.
  const folder = mkdtempSync(join(tmpdir(), 'meihao-version-before-'))
  const { added, samePackages } = openVersionBefore(commit, folder)
  giveOurSchema(folder)
  console.log(`The tests of ${commit} on a database with ${added.length} migrations that it does not know: ${added.join(', ')}`)
  if (!samePackages) console.log('Its packages differ from those of this version, with which it is tried here.')
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : usual
  const without = Object.keys(leftOut).flatMap((path) => ['--exclude', path])
  const args = ['node_modules/.bin/vitest', 'run', '--project', 'server', ...without, ...chosen]
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  for (const [path, reason] of Object.entries(leftOut)) console.log(`Left out: ${path}: ${reason}`)
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = status ?? 1
}
