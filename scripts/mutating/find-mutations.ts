import { globSync, readFileSync } from 'node:fs'
import { isTest, readSources } from '../checks/read-sources.ts'
import { mutateMigration } from './mutate-migration.ts'
import { mutateTypescript } from './mutate-typescript.ts'
import type { Mutation } from './mutation.ts'

/** What mistakes can be made in, by name. Reference data and what only tests use are no rules. */
export const subjects = {
  rules: (path: string) => path.startsWith('src/rules/') && !path.startsWith('src/rules/reference/'),
  server: (path: string) => path.startsWith('src/server/'),
  adapters: (path: string) => path.startsWith('src/adapters/'),
  migrations: (path: string) => path.startsWith('src/database/migrations/'),
} as const
export type Subject = keyof typeof subjects

/** Every mistake in the files that are wished for, in the order of the files. */
export async function findMutations(isWished: (path: string) => boolean): Promise<Mutation[]> {
  const written = readSources('src').filter(({ path }) => !isTest(path) && !path.endsWith('.d.ts') && isWished(path))
  const migrations = globSync('src/database/migrations/*.sql')
    .toSorted()
    .filter(isWished)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const inFiles = await Promise.all(written.map(mutateTypescript))
  return [...inFiles.flat(), ...migrations.flatMap(mutateMigration)]
}
