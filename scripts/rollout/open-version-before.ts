import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const migrations = 'src/database/migrations'

/** What brings a database to a schema, whose files that of the version before may not know how to read. */
const ways = ['src/database/migrate.ts', 'src/database/migrating']

/** Whether this clone has the commit, or the tag. */
export function isHere(commit: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--quiet', '--verify', `${commit}^{commit}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export type Opened = {
  /** Migrations of this version that the one before does not have. */
  added: string[]
  samePackages: boolean
}

/** A commit in an empty folder, with the packages of this one. Throws where one of its migrations was changed since. */
export function openVersionBefore(commit: string, folder: string): Opened {
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  const before = readdirSync(join(folder, migrations))
  const isSame = (path: string) => existsSync(path) && readFileSync(path, 'utf8') === readFileSync(join(folder, path), 'utf8')
  const changed = before.filter((name) => !isSame(join(migrations, name)))
  if (changed.length > 0) throw new Error(`Migrations that the version before has were changed or are gone: ${changed.join(', ')}`)
  const added = readdirSync(migrations).filter((name) => !before.includes(name))
  return { added, samePackages: isSame('package-lock.json') }
}

/** From now on its databases have the schema of this version. */
export function giveOurSchema(folder: string): void {
  for (const path of [migrations, ...ways]) cpSync(path, join(folder, path), { recursive: true })
}
