import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { type Source, walk } from './read-sources.ts'

/** One arrow of the house: this file imports that one, or a package (`package:zod`). */
export type Arrow = { from: string; to: string }

/** Everything that a source imports, also as a type, also later in its run. Paths are those of the house; queries (`?raw`) fall off. */
export function readImports(source: Source): Arrow[] {
  const asked: string[] = []
  const ask = (node: { source?: ESTree.Expression | null }) => {
    if (node.source?.type === 'Literal') asked.push(String(node.source.value))
  }
  walk(source, {
    ImportDeclaration: ask,
    ExportNamedDeclaration: ask,
    ExportAllDeclaration: ask,
    ImportExpression: ask,
    TSImportType: ask,
  })
  return asked.map((specifier) => ({ from: source.path, to: resolve(specifier.replace(/\?.*/, ''), source.path) }))
}

/** An import of our own that leads to no file. */
export const leadsNowhere = ({ to }: Arrow) => !to.startsWith('package:') && !existsSync(to)

function resolve(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  for (const [pattern, target] of rooms) {
    const room = pattern.slice(0, -1)
    if (specifier.startsWith(room)) return posix.normalize(target.replace('*', specifier.slice(room.length)))
  }
  return `package:${specifier}`
}

const manifest: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The rooms as package.json names them: `#rules/*` is `./src/rules/*`. */
const rooms = Object.entries(manifest.imports)
