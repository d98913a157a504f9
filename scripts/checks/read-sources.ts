import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'

export type Source = { path: string; text: string }

/** The hand-written TypeScript under these folders, in the order of the alphabet. */
export function readSources(...folders: readonly string[]): Source[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`)
  const exclude = (path: string) => path.includes('node_modules')
  return globSync(patterns, { exclude })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Walks the syntax of a source. A file that cannot be read is the compiler's complaint, not ours. */
export function walk(source: Source, handlers: VisitorObject): void {
  new Visitor(handlers).visit(parse(source))
}

/** What was read once: half a dozen checks look at the same files, and reading takes longer than looking. */
const programs = new Map<string, { text: string; program: ESTree.Program }>()

export function parse({ path, text }: Source): ESTree.Program {
  const known = programs.get(path)
  if (known?.text === text) return known.program
  const { program } = parseSync(path, text)
  programs.set(path, { text, program })
  return program
}

/** The line, counted from 1, on which this character stands. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
