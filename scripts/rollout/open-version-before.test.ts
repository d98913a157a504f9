import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { giveOurSchema, isHere, openVersionBefore } from './open-version-before.ts'
import { versionBefore } from './version-before.ts'

const migrationsIn = (folder: string) => readdirSync(join(folder, 'src/database/migrations'))

test('D-305 the version before stands in a folder of its own, with its own code, these packages and the schema of this version', () => {
  // A clone without history has only this version, which can stand for the one before.
  const commit = isHere(versionBefore.commit) ? versionBefore.commit : 'HEAD'
  const folder = mkdtempSync(join(tmpdir(), 'meihao-version-before-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { added } = openVersionBefore(commit, folder)
  const before = migrationsIn(folder)
  expect([...before, ...added].toSorted()).toEqual(migrationsIn('.').toSorted())
  expect(['src/main.ts', 'vitest.config.ts', 'node_modules/vitest'].map((path) => existsSync(join(folder, path)))).toEqual([
    true,
    true,
    true,
  ])
  giveOurSchema(folder)
  expect(migrationsIn(folder).toSorted()).toEqual(migrationsIn('.').toSorted())
})

test('D-305 a commit that this clone does not have is said to be missing', () => {
  expect(isHere('0000000000000000000000000000000000000000')).toBe(false)
})
