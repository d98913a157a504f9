import { execFile } from 'node:child_process'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseServerUser, type ServerUser } from '#database/embedded/server-user.ts'
import type { DrillPlan } from './drill-plan.ts'

const run = promisify(execFile)

export type Restored = { directory: string; owner: ServerUser | null }

/** Has pgBackRest write the data of a moment into a directory of ours. Throws what it says when it cannot. */
export async function restoreInto(home: string, { stanza, moment }: Pick<DrillPlan, 'stanza' | 'moment'>): Promise<Restored> {
  const owner = chooseServerUser(home)
  const directory = join(home, 'data')
  await chmod(home, 0o755)
  await mkdir(directory, { mode: 0o700 })
  if (owner) for (const place of [home, directory]) await chown(place, owner.uid, owner.gid)
  const target = moment ? ['--type=time', `--target=${inWords(moment)}`, '--target-action=promote'] : []
  // A restored server that archived would write into the story of the one that runs.
  const words = [
    `--stanza=${stanza}`,
    `--pg1-path=${directory}`,
    `--lock-path=${join(home, 'lock')}`,
    '--archive-mode=off',
    ...target,
    'restore',
  ]
  try {
    await run('pgbackrest', words, { cwd: home, ...owner })
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
    if (code === 'ENOENT')
      throw new Error('A drill needs pgbackrest, which is not installed here: apt-get install pgbackrest', { cause: error })
    throw new Error(`pgBackRest could not restore: ${`${stdout}${stderr}`.trim()}`, { cause: error })
  }
  return { directory, owner }
}

function inWords(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00')
}
