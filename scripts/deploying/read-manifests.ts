import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'

const root = resolve(import.meta.dirname, '../..')

export type Manifest = {
  /** The file of deploy/kubernetes in which it stands. */
  file: string
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec?: unknown
  data?: Record<string, string>
}

/** All that deploy/kubernetes brings into a cluster. */
export function readManifests(): Manifest[] {
  const directory = join(root, 'deploy/kubernetes')
  const files = readdirSync(directory).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
  return files.flatMap((file) => readYaml(`deploy/kubernetes/${file}`).map((content) => ({ ...(content as Manifest), file })))
}

/** The documents of a file; throws what is wrong with its YAML. A name that stands twice is wrong. */
export function readYaml(path: string): unknown[] {
  return parseAllDocuments(readDeployed(path), { merge: true, uniqueKeys: true }).map((document) => {
    const [wrong] = [...document.errors, ...document.warnings]
    if (wrong) throw new Error(`${path}: ${wrong.message}`)
    return document.toJS() as unknown
  })
}

export function readDeployed(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
