import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPrograms } from './find-programs.ts'

const machine = mkdtempSync(join(tmpdir(), 'meihao-machine-'))
afterAll(() => rmSync(machine, { recursive: true }))
const places = { programs: [join(machine, 'bin')], postgres: join(machine, 'postgresql') }

function install(...files: string[]): void {
  for (const file of files) {
    mkdirSync(join(machine, file, '..'), { recursive: true })
    writeFileSync(join(machine, file), '')
  }
}

test('a cluster says in one sentence which packages are missing and how to get them', () => {
  expect(findPrograms(places)).toBe(
    'A cluster needs patroni, etcd-server, haproxy, pgbouncer, postgresql, which are not installed here: apt-get install patroni etcd-server haproxy pgbouncer postgresql',
  )
  install('bin/patroni', 'bin/etcd', 'bin/haproxy', 'postgresql/9/bin/postgres', 'postgresql/15/bin/postgres')
  expect(findPrograms(places)).toBe('A cluster needs pgbouncer, which is not installed here: apt-get install pgbouncer')
  install('bin/pgbouncer')
  expect(findPrograms(places)).toEqual({
    patroni: join(machine, 'bin/patroni'),
    etcd: join(machine, 'bin/etcd'),
    haproxy: join(machine, 'bin/haproxy'),
    pgbouncer: join(machine, 'bin/pgbouncer'),
    postgres: join(machine, 'postgresql/15/bin'),
  })
})
