import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import type { Originals } from '#ports/originals.ts'
import { openMedia, type Media } from '#server/platform/pictures/media.ts'

/** A directory of its own that is there as long as the tests of a file. */
export function testDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `meihao-${name}-`))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

type Wishes = { originals?: Originals; directory?: string; mostCacheBytes?: number }

/** Files of a shop, in a directory unless they are elsewhere. */
export function openTestMedia({ originals, directory = testDirectory('pictures'), mostCacheBytes = 2 ** 30 }: Wishes = {}): Media {
  return openMedia({ originals: originals ?? createDirectoryOriginals(directory), directory, mostCacheBytes, now: () => new Date() })
}
