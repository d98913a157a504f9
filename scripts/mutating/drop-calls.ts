import type { ESTree } from 'vite'
import { lineAt, type Source, walk } from '../checks/read-sources.ts'
import type { Mutation } from './mutation.ts'

/** Links of a query that may be left out and leave a query: a condition, an order, a lock. */
const links = new Set([
  'where',
  'whereRef',
  'orderBy',
  'distinct',
  'forUpdate',
  'forNoKeyUpdate',
  'forShare',
  'skipLocked',
  'on',
  'onRef',
  'limit',
  'having',
])

/** Mistakes of leaving something out that have a shape of their own here: a link of a query, and a step whose answer nobody waits for by name. */
export function dropCalls(source: Source): Mutation[] {
  const found: Mutation[] = []
  const note = ({ start, end }: { start: number; end: number }, kind: string, replacement = '') =>
    void found.push({ path: source.path, line: lineAt(source.text, start), start, end, replacement, kind })
  walk(source, {
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !links.has(callee.property.name)) return
      if (isChain(callee.object)) note({ start: callee.object.end, end: node.end }, `dropped .${callee.property.name}()`)
    },
    ExpressionStatement({ expression, start, end }) {
      if (expression.type === 'AwaitExpression' && expression.argument.type === 'CallExpression') note({ start, end }, 'dropped step', ';')
    },
  })
  return found
}

/** `query.where(…)` goes on without its link; `limit(5)` alone, or `sql.on`, would not. */
function isChain(object: ESTree.Expression | ESTree.Super): boolean {
  return object.type === 'CallExpression' || object.type === 'Identifier'
}
