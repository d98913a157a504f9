import { mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canReach } from './can-reach.ts'
import { completeLinks } from './complete-links.ts'
import { copyBinaries } from './copy-binaries.ts'

const home = mkdtempSync(path.join(tmpdir(), 'meihao-package-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** What npm unpacks when it is not allowed to run install scripts. */
function packageWithoutLinks(name: string): string {
  const place = path.join(home, name)
  mkdirSync(path.join(place, 'native/lib'), { recursive: true })
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ version: '18.4.0' }))
  writeFileSync(path.join(place, 'native/lib/libpq.so.5.18'), 'library', { mode: 0o600 })
  writeFileSync(
    path.join(place, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  )
  return place
}

test('links that an install script would have made are made, once', () => {
  const place = packageWithoutLinks('gated')
  expect([completeLinks(place), completeLinks(place)]).toEqual([true, true])
  expect(readlinkSync(path.join(place, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

test('a copy is complete and readable for everybody', () => {
  const copy = copyBinaries(packageWithoutLinks('closed'), home)
  expect(copy).toBe(path.join(home, 'postgres-18.4.0'))
  expect(statSync(path.join(copy, 'native/lib/libpq.so.5')).mode & 0o777).toBe(0o644)
})

test('nobody reaches into a folder that is closed to others', () => {
  const nobody = { uid: 65534, gid: 65534 }
  expect(canReach(path.join(home, 'gated'), nobody)).toBe(false)
  expect(canReach(tmpdir(), nobody)).toBe(true)
  expect(canReach(path.join(home, 'gated'), null)).toBe(true)
})
