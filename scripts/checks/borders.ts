import { boundaries, type Border, type Place } from '../../boundaries.ts'
import type { Check } from './check.ts'
import { findCircles } from './find-circles.ts'
import { type Arrow, leadsNowhere, readImports } from './read-imports.ts'
import { readSources } from './read-sources.ts'

/** Who imports whom, against boundaries.ts. And nobody in a circle, and nothing that is not there. */
export const borders: Check = {
  name: 'borders',
  async run() {
    const arrows = readSources('src', 'sandbox', 'tests', 'scripts', 'bench').flatMap(readImports)
    const lost = arrows.filter(leadsNowhere).map(({ from, to }) => `${from} imports ${to}, which does not exist`)
    const circles = findCircles(arrows).map((circle) => `in a circle: ${circle.join(' → ')}`)
    return { complaints: [...crossings(arrows, boundaries), ...circles, ...lost], summary: `${arrows.length} imports, ${boundaries.length} borders` }
  },
}

export function crossings(arrows: readonly Arrow[], rules: readonly Border[]): string[] {
  return arrows.flatMap((arrow) => rules.filter((rule) => forbids(rule, arrow)).map(({ name }) => `${arrow.from} must not import ${arrow.to} (${name})`))
}

function forbids(rule: Border, { from, to }: Arrow): boolean {
  const caught = match(rule.from, from)
  return caught !== undefined && match(rule.to, to, caught) !== undefined
}

/** What the first bracket of the path caught, or undefined when the place is another. */
function match({ path, pathNot = [] }: Place, file: string, caught = ''): string | undefined {
  const found = list(path).map((pattern) => new RegExp(pattern).exec(file)).find((each) => each !== null)
  if (!found || list(pathNot).some((pattern) => new RegExp(pattern.replace('$1', caught)).test(file))) return undefined
  return found[1] ?? ''
}

const list = (patterns: string | readonly string[]) => (typeof patterns === 'string' ? [patterns] : patterns)
