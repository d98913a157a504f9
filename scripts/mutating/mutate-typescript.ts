import { Instrumenter } from '@stryker-mutator/instrumenter'
import { lineAt, type Source } from '../checks/read-sources.ts'
import { dropCalls } from './drop-calls.ts'
import type { Mutation } from './mutation.ts'

/** Words are compared where a statement quotes them; an empty object or text mostly ends in an error that every test sees. */
const trivial = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex']

/** Every small mistake that can be made in a source: those that Stryker knows, and calls and statements that are left out. */
export async function mutateTypescript(source: Source): Promise<Mutation[]> {
  const file = { name: source.path, mutate: true, content: source.text }
  const { mutants } = await new Instrumenter(silent).instrument([file], { plugins: null, ignorers: [], excludedMutations: trivial })
  const offsets = lineOffsets(source.text)
  const meant = mutants.filter(({ status }) => status !== 'Ignored')
  const known = meant.map(({ location: { start, end }, replacement, mutatorName }) => {
    const place = { start: (offsets[start.line] ?? 0) + start.column, end: (offsets[end.line] ?? 0) + end.column }
    return { path: source.path, line: lineAt(source.text, place.start), ...place, replacement, kind: mutatorName }
  })
  return [...known, ...dropCalls(source)]
}

function lineOffsets(text: string): number[] {
  const offsets = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) offsets.push(at + 1)
  return offsets
}

const say = () => undefined
const never = () => false
const silent = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: say,
  debug: say,
  info: say,
  warn: say,
  error: say,
  fatal: say,
}
