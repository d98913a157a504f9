import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readParts } from '#main/parts.ts'
import { findUnread, tryEnvironment, type Variables } from './environments.ts'
import { readManifests, readYaml, type Manifest } from './read-manifests.ts'
import { isOfKubernetes, moduleOf, typeManifests } from './type-manifests.ts'

type Variable = { name: string; value?: string }
type Container = {
  image: string
  env: Variable[]
  ports?: { name: string; containerPort: number }[]
  envFrom: Record<string, unknown>[]
  securityContext: Record<string, unknown>
  volumeMounts: { name: string; mountPath: string }[]
  readinessProbe?: { httpGet: { path: string } }
  livenessProbe?: { httpGet: { path: string } }
}
type Pod = {
  template: {
    spec: { containers: [Container]; volumes: { name: string }[]; securityContext: object; terminationGracePeriodSeconds?: number }
  }
}

const manifests = readManifests()
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(({ metadata: { name }, spec }) => ({ name, pod: (spec as Pod).template.spec }))
const settings = ofKind('ConfigMap')[0]?.data ?? {}

/** As Kubernetes puts them together: `$(NAME)` is what stands before it. */
function environmentOf({ env }: Container): Variables {
  const own: Record<string, string> = {}
  for (const { name, value = 'word' } of env) own[name] = value
  return { ...settings, ...own }
}

const long = { timeout: 240_000 }

test('CPY-29 every manifest has the fields of its kind and no others, of their types', long, async () => {
  expect(await typeManifests(manifests)).toEqual([])
  const wrong = (kind: string, spec: object) => ({ ...(ofKind(kind)[0] as Manifest), spec })
  const misspelled = [wrong('PodDisruptionBudget', { minAvailabel: 2 }), wrong('Cluster', { instances: 3, storage: { size: 1 } })]
  const complaints = await typeManifests([
    ...misspelled,
    wrong('Pooler', { cluster: { name: 'database' }, pgbouncer: { poolmode: 'session' } }),
  ])
  expect(complaints).toHaveLength(3)
})

test('CPY-29 every manifest of Kubernetes itself passes the schema of its kind', async () => {
  const theirs = manifests.filter(isOfKubernetes)
  expect(theirs.length).toBeGreaterThan(12)
  for (const { file, ...manifest } of theirs) {
    const kinds = (await import(moduleOf(manifest))) as Record<string, new (data: unknown) => { validate: () => void }>
    const Kind = kinds[manifest.kind]
    if (!Kind) throw new Error(`There is no ${manifest.kind}, which ${file} names.`)
    expect(() => new Kind(manifest).validate(), file).not.toThrow()
  }
})

test('CPY-29 all that is promised is there, and kustomize names every file', () => {
  expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(
    expect.arrayContaining([
      'Deployment web',
      'Deployment worker',
      'Job migrate',
      'Cluster database',
      'Pooler pooler',
      'PodDisruptionBudget web',
      'PodDisruptionBudget worker',
      'HorizontalPodAutoscaler web',
      'NetworkPolicy shop',
    ]),
  )
  expect(ofKind('Cluster')[0]?.spec).toMatchObject({ instances: 3, postgresql: { synchronous: { number: 1, dataDurability: 'required' } } })
  const [{ resources }] = readYaml('deploy/kubernetes/kustomization.yaml') as [{ resources: string[] }]
  expect(resources.toSorted()).toEqual([...new Set(manifests.map(({ file }) => file))].toSorted())
  for (const file of resources) expect(existsSync(resolve(import.meta.dirname, '../../deploy/kubernetes', file))).toBe(true)
})

test('CPY-29 every variable of a pod is one that the shop reads, the shop opens with them, and no secret stands in a manifest', () => {
  expect(pods.map(({ name }) => name)).toEqual(['web', 'worker', 'migrate'])
  for (const { name, pod } of pods) {
    const [container] = pod.containers
    const variables = environmentOf(container)
    expect(findUnread(variables), name).toEqual([])
    expect(() => tryEnvironment(variables), name).not.toThrow()
    expect(readParts([], variables['PARTS'])).toEqual([name])
    expect(container.envFrom).toContainEqual({ secretRef: { name: 'shop' } })
  }
  expect(ofKind('Secret')).toEqual([])
})

test('CPY-10 copies go through the pooler and read from standbys, and only who works in the background listens past it', () => {
  const hostOf = (name: string, variable: string) => {
    const [container] = pods.find((pod) => pod.name === name)?.pod.containers ?? []
    return /@([\w-]+):/.exec(container?.env.find((each) => each.name === variable)?.value ?? '')?.[1]
  }
  expect(pods.map(({ name }) => [name, hostOf(name, 'DATABASE_URL')])).toEqual([
    ['web', 'pooler'],
    ['worker', 'pooler'],
    ['migrate', 'database-rw'],
  ])
  expect(pods.filter(({ name }) => hostOf(name, 'DATABASE_READ_URL') === 'database-ro').map(({ name }) => name)).toEqual(['web', 'worker'])
  expect(pods.filter(({ name }) => hostOf(name, 'DATABASE_DIRECT_URL')).map(({ name }) => name)).toEqual(['worker'])
})

test('CPY-21 the origin of a CDN is said where the settings stand', () => {
  expect(settings['PUBLIC_FILES_ADDRESS']).toBe('')
})

test('CPY-29 no pod runs as root or writes its files; it is asked for its health and has the time that it needs to leave', () => {
  for (const { name, pod } of pods) {
    const [{ securityContext, volumeMounts }] = pod.containers
    expect(pod.securityContext, name).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    expect(securityContext, name).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
    expect(volumeMounts.map((each) => each.name).toSorted(), name).toEqual(pod.volumes.map((each) => each.name).toSorted())
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/data', '/tmp']))
  }
  const leaving = pods.filter(({ name }) => name !== 'migrate').map(({ pod }) => pod.terminationGracePeriodSeconds)
  expect(leaving).toHaveLength(2)
  for (const seconds of leaving) expect(seconds).toBeGreaterThanOrEqual(60 + Number(settings['DRAIN_SECONDS']))
  const web = pods[0]?.pod.containers[0]
  expect([web?.livenessProbe?.httpGet.path, web?.readinessProbe?.httpGet.path]).toEqual(['/health/live', '/health/serving'])
})
