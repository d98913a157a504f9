import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { complaintsOf, runProgram } from '../checks/run-program.ts'
import type { CustomKind } from './custom-kinds.ts'
import type { Manifest } from './read-manifests.ts'

const ours: ReadonlySet<string> = new Set<CustomKind['kind']>(['Cluster', 'Pooler', 'ScheduledBackup', 'ObjectStore'])

/**
 * What the compiler says of manifests, each written as a value of its kind's type: a field that the kind does not have, one that is missing, and
 * one of another type are told. What checks manifests at run time lets unknown fields pass.
 */
export async function typeManifests(manifests: readonly Manifest[]): Promise<string[]> {
  const lines = manifests.map(({ file, ...manifest }, index) => {
    const { kind } = manifest
    const from = ours.has(kind) ? resolve(import.meta.dirname, 'custom-kinds.ts') : moduleOf(manifest)
    const type = ours.has(kind) ? kind : `I${kind}`
    return `// ${file}\nexport const manifest${index}: import(${JSON.stringify(from)}).${type} = ${JSON.stringify(manifest)}\n`
  })
  // Below the packages, so that it finds them.
  const place = resolve('node_modules/.cache/manifests')
  await mkdir(place, { recursive: true })
  const file = join(place, `manifests.${process.pid}.mts`)
  await writeFile(file, lines.join(''))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024', '--allowImportingTsExtensions']
  return complaintsOf(await runProgram('tsc', ['--ignoreConfig', ...options, '--types', '', '--pretty', 'false', file]))
}

/** Where a kind of Kubernetes itself stands. */
export function moduleOf({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string {
  return `kubernetes-models/${apiVersion}/${kind}`
}

export function isOfKubernetes({ kind }: Pick<Manifest, 'kind'>): boolean {
  return !ours.has(kind)
}
