import { lineAt, type Source, walk } from './read-sources.ts'

export type Measured = { path: string; lines: number; functions: MeasuredFunction[] }
export type MeasuredFunction = { name: string; line: number; lines: number }

type Spot = { start: number; end: number }

/** How long a file is and how long each of its functions, from its first line to the line of its closing brace. */
export function measure(source: Source): Measured {
  const functions: MeasuredFunction[] = []
  const names = new Map<number, string>()
  const note = (node: Spot & { id?: { name: string } | null }) => {
    const line = lineAt(source.text, node.start)
    const name = node.id?.name ?? names.get(node.start) ?? 'a function without a name'
    functions.push({ name, line, lines: lineAt(source.text, node.end) - line + 1 })
  }
  walk(source, {
    VariableDeclarator(node) {
      if (node.init && node.id.type === 'Identifier') names.set(node.init.start, node.id.name)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  })
  return { path: source.path, lines: countLines(source.text), functions }
}

function countLines(text: string): number {
  return text.endsWith('\n') ? lineAt(text, text.length) - 1 : lineAt(text, text.length)
}
