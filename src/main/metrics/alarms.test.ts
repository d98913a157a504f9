import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openMetrics } from './open-metrics.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const metrics = openMetrics()
afterAll(metrics.close)

const rules = read('deploy/prometheus/alarms.yml')
const alarms = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)
const dashboards = readdirSync(resolve(root, 'deploy/grafana')).filter((name) => name.endsWith('.json'))

/** Every series that the registry can show, by name, with the words that its labels are called by. */
const known = new Map(
  metrics.meters.registry.getMetricsAsArray().flatMap((metric) => {
    const { name, type, labelNames = [] } = metric as unknown as { name: string; type: unknown; labelNames?: readonly string[] }
    const isTimer = String(type) === 'histogram'
    const names = isTimer ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
    return names.map((each) => [each, new Set([...labelNames, 'instance', 'job', 'le'])] as const)
  }),
)

const namesIn = (text: string) => [...new Set([...text.matchAll(/\bmeihao_\w+/g)].map(([name]) => name))]

test('OBS-05 whatever a dashboard or an alarm names is counted', () => {
  expect(dashboards.sort()).toEqual(['database.json', 'money.json', 'shop.json', 'third-parties.json'])
  for (const text of [rules, read('deploy/prometheus/alarms.test.yml'), ...dashboards.map((name) => read(`deploy/grafana/${name}`))]) {
    expect(namesIn(text).length).toBeGreaterThan(3)
    expect(namesIn(text).filter((name) => !known.has(name))).toEqual([])
    const asked = [...text.matchAll(/\b(meihao_\w+)\{(\w+)(?:=|!)/g)].filter(([, name = '', label = '']) => !known.get(name)?.has(label))
    expect(asked.map(([words]) => words)).toEqual([])
  }
})

test('OBS-05 a dashboard can be taken over as it is: each panel asks something, and the source is chosen in it', () => {
  for (const name of dashboards) {
    const { uid, panels, templating } = JSON.parse(read(`deploy/grafana/${name}`)) as {
      uid: string
      panels: { title: string; targets: { expr: string }[] }[]
      templating: { list: { type: string }[] }
    }
    expect(uid).toBe(`meihao-${name.replace('.json', '')}`)
    expect(templating.list.map(({ type }) => type)).toEqual(['datasource'])
    expect(panels.flatMap(({ targets }) => targets).every(({ expr }) => expr.includes('meihao_'))).toBe(true)
  }
})

test('OBS-05 each alarm has a part of docs/operations.md that says what it means, what to look at and what to do', () => {
  const operations = read('docs/operations.md')
  for (const name of alarms) {
    const [, part = ''] = operations.split(`\n### ${name}\n`)
    const said = part.split('\n### ')[0]?.split('\n## ')[0] ?? ''
    expect([name, ...['Means', 'Look at', 'Do'].filter((word) => !said.includes(`**${word}**`))]).toEqual([name])
    expect(rules).toContain(`docs/operations.md#${name.toLowerCase()}`)
  }
})

test('OBS-06 there is an alarm for everything that must not be found out by a customer', () => {
  expect(alarms).toEqual([
    'PaymentUnanswered',
    'OutboxWaits',
    'JobGivenUp',
    'AnswersOfFailure',
    'AnswersTooSlow',
    'DiskNearlyFull',
    'StandbyBehind',
    'BackupTooOld',
    'CertificateRefused',
    'DatabaseSilent',
  ])
  const tested = read('deploy/prometheus/alarms.test.yml')
  for (const name of alarms) for (const says of ['rings', 'stays silent']) expect(tested).toContain(`- name: ${name} ${says}\n`)
})

const promtool = spawnSync('promtool', ['--version']).error === undefined

test('OBS-06 each alarm rings when it should and stays silent just before, as Prometheus itself reckons', ({ skip }) => {
  skip(!promtool, 'promtool is missing: apt-get install prometheus')
  for (const [what, file] of [
    ['check', 'alarms.yml'],
    ['test', 'alarms.test.yml'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('promtool', [what, 'rules', `deploy/prometheus/${file}`], { cwd: root, encoding: 'utf8' })
    expect([file, status, status === 0 ? '' : stdout + stderr]).toEqual([file, 0, ''])
  }
})
