import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePorts } from '../../bench/free-ports.ts'
import { clusterPorts, portsNeeded } from '../../scripts/cluster/cluster-ports.ts'
import { haproxyConfiguration } from '../../scripts/cluster/configurations.ts'
import { findPrograms } from '../../scripts/cluster/find-programs.ts'

// HAProxy alone, before copies and servers that are not there.

const programs = findPrograms()
const home = await mkdtemp(join(tmpdir(), 'meihao-balancer-'))
afterAll(() => rm(home, { recursive: true }))

describe.skipIf(typeof programs === 'string')('a balancer without anybody behind it', () => {
  test('RUN-02 says 503 with the time at which to ask again, in both languages', async () => {
    if (typeof programs === 'string') return
    const ports = clusterPorts(await freePorts(portsNeeded))
    const file = join(home, 'haproxy.cfg')
    await writeFile(file, haproxyConfiguration({ home, ports, programs, secrets: { superuser: '', replication: '', shop: '' } }))
    const haproxy = spawn(programs.haproxy, ['-db', '-f', file], { stdio: 'ignore' })
    const gone = once(haproxy, 'exit')
    try {
      const ask = () => fetch(`http://127.0.0.1:${ports.shop}/api/v1/user`).catch(() => null)
      await expect.poll(async () => (await ask())?.status, { timeout: 30_000 }).toBe(503)
      const answer = await ask()
      expect(answer?.headers.get('retry-after')).toBe('2')
      expect(await answer?.text()).toMatch(/請稍後再試.*try again/)
    } finally {
      haproxy.kill('SIGKILL')
      await gone
    }
  })
})
