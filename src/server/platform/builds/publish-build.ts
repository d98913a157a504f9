import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Database, Tx } from '#database/connect.ts'
import { holdNames } from '#database/hold-names.ts'
import type { Shop } from '../shop.ts'
import { listBuildFiles, type BuildFile } from './list-build-files.ts'

/** This build and the two before it: whoever still has a page of one of those open is served. */
const keptBuilds = 3

/**
 * Puts the files of this build where every copy of every version can read them, before a page of it is shown to anybody. What another build
 * has under the same name is the same file. Answers how many were new.
 */
export async function publishBuild({ database, now }: Pick<Shop, 'database' | 'now'>, distDirectory: string): Promise<number> {
  const files = await listBuildFiles(distDirectory)
  const names = files.map(({ name }) => name)
  const id = createHash('sha256').update(names.join('\n')).digest('hex')
  // Nothing is written again: a copy that is started anew needs no server that writes.
  if (await isPublished(database.db, { id, names })) return 0
  return database.transaction(async (tx) => {
    // Copies that start together wait for the first, which puts everything there.
    await sql`set local lock_timeout = 0`.execute(tx)
    await holdNames(tx, { kind: 'builds', names: ['published'] })
    await tx
      .insertInto('builds')
      .values({ id, files: names, published_at: now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ published_at: now() }))
      .execute()
    const added = await addMissing(tx, files)
    await forgetOlder(tx)
    return added
  })
}

/** It is the newest build, with all of its files. */
async function isPublished(db: Database['db'], { id, names }: { id: string; names: readonly string[] }): Promise<boolean> {
  const newest = await db.selectFrom('builds').select('id').orderBy('published_at', 'desc').orderBy('id').limit(1).executeTakeFirst()
  if (newest?.id !== id) return false
  const there = await db.selectFrom('build_files').where('name', '=', anyOf(names, 'text')).select('name').execute()
  return there.length === names.length
}

async function addMissing(tx: Tx, files: readonly BuildFile[]): Promise<number> {
  const there = new Set((await tx.selectFrom('build_files').select('name').execute()).map(({ name }) => name))
  const missing = files.filter(({ name }) => !there.has(name))
  for (const { name, path, isBrotli } of missing) {
    await tx
      .insertInto('build_files')
      .values({ name, is_brotli: isBrotli, body: await readFile(path) })
      .execute()
  }
  return missing.length
}

async function forgetOlder(tx: Tx): Promise<void> {
  const newest = tx.selectFrom('builds').select('id').orderBy('published_at', 'desc').orderBy('id').limit(keptBuilds)
  const { numDeletedRows } = await tx.deleteFrom('builds').where('id', 'not in', newest).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await tx
    .deleteFrom('build_files')
    .where('name', 'not in', tx.selectFrom('builds').select(sql<string>`unnest(files)`.as('name')))
    .execute()
}
