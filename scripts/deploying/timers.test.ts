import { expect, test } from 'vitest'
import { clusterPorts, portsNeeded } from '../cluster/cluster-ports.ts'
import { haproxyConfiguration, pgbouncerConfiguration, type Plan } from '../cluster/configurations.ts'
import { readDeployed, readManifests } from './read-manifests.ts'

// How long whoever stands between the shop and its database waits is tried on the cluster of tests/cluster, and is the same wherever it runs.

type Parametrized = { parameters: Record<string, string> }

const plan: Plan = {
  home: '/home',
  ports: clusterPorts(Array.from({ length: portsNeeded }, (_, index) => 7000 + index)),
  programs: { patroni: '', etcd: '', haproxy: '', pgbouncer: '', postgres: '' },
  secrets: { superuser: '', replication: '', shop: '' },
}

const valueIn = (text: string, name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(text)?.[1]

test('a pooler gives up and looks again as soon in every deployment, and sooner than a call of the shop', () => {
  const poolers = readManifests().filter(({ kind }) => kind === 'Pooler')
  const [{ parameters } = { parameters: {} }] = poolers.map(({ spec }) => (spec as { pgbouncer: Parametrized }).pgbouncer)
  const ini = readDeployed('deploy/compose/engines/pgbouncer.ini')
  const tried = pgbouncerConfiguration(plan)
  const ofVanished = ['tcp_keepidle', 'tcp_keepintvl', 'tcp_keepcnt', 'tcp_user_timeout']
  for (const name of ['server_connect_timeout', 'server_login_retry', 'query_wait_timeout', ...ofVanished]) {
    expect(valueIn(tried, name)).toBeDefined()
    expect([name, valueIn(ini, name), parameters[name]]).toEqual([name, valueIn(tried, name), valueIn(tried, name)])
  }
  // It looks at its timers three times a second; whoever asks through it whether the server lives waits 1.8 s, on a machine with much else to do.
  expect(Number(parameters['query_wait_timeout']) + 1 / 3).toBeLessThan(1.2)
})

test('a balancer looks at copies and servers, cuts off and answers for itself in the same way in every deployment', () => {
  const telling =
    /^\s+(http-error|option httpchk|http-check|retries|option redispatch|option clitcpka|clitcpka-\w+|timeout check|default-server inter) ?(.*)$/gm
  const told = (text: string) => [...text.matchAll(telling)].map(([, word, rest]) => `${word} ${rest}`)
  const tried = told(haproxyConfiguration(plan))
  expect(told(readDeployed('deploy/compose/engines/haproxy.cfg'))).toEqual(expect.arrayContaining(tried))
  expect(tried.filter((line) => line.startsWith('http-error'))).toHaveLength(3)
  expect(tried).toEqual(expect.arrayContaining(['option httpchk GET /health/serving', 'option httpchk GET /primary', 'retries 0']))
})
