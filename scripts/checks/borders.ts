import { boundaries, type Border, type Place } from '../../boundaries.ts'
import type { Check } from './check.ts'
import { findCircles } from './find-circles.ts'
import { type Arrow, leadsNowhere, readImports } from './read-imports.ts'
import { isTest, readSources } from './read-sources.ts'

/** Who imports whom, against boundaries.ts. And nobody in a circle, and nothing that is not there. */
export const borders: Check = {
  name: 'borders',
  async run() {
    const arrows = readSources('src', 'sandbox', 'tests', 'scripts', 'bench').flatMap(readImports)
    const lost = arrows.filter(leadsNowhere).map(({ from, to }) => `${from} imports ${to}, which does not exist`)
    const circles = [...findCircles(arrows), ...findCircles(betweenRooms(arrows))].map((circle) => `in a circle: ${circle.join(' → ')}`)
    return {
      complaints: [...crossings(arrows, boundaries), ...circles, ...lost],
      summary: `${arrows.length} imports, ${boundaries.length} borders`,
    }
  },
}

/** What is drawn as one box on the map: what hangs together inside may lean on each other, boxes may not. */
const rooms = [
  /^src\/server\/(?:platform|[^/]+\/[^/]+)\//,
  /^src\/(?:storefront|office)\/(?:data|pages|ui|features\/[^/]+)\//,
  /^src\/[^/]+\//,
]

function roomOf(path: string): string | undefined {
  return rooms.map((room) => room.exec(path)?.[0]).find((room) => room !== undefined)
}

/** Which room imports which, each once; tests may reach everywhere. */
export function betweenRooms(arrows: readonly Arrow[]): Arrow[] {
  const between = arrows.flatMap((arrow) => {
    const [from, to] = [roomOf(arrow.from), roomOf(arrow.to)]
    return from && to && from !== to && !isTest(arrow.from) ? [{ from, to }] : []
  })
  return [...new Map(between.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()]
}

export function crossings(arrows: readonly Arrow[], rules: readonly Border[]): string[] {
  return arrows.flatMap((arrow) =>
    rules.filter((rule) => forbids(rule, arrow)).map(({ name }) => `${arrow.from} must not import ${arrow.to} (${name})`),
  )
}

function forbids(rule: Border, { from, to }: Arrow): boolean {
  const caught = match(rule.from, from)
  return caught !== undefined && match(rule.to, to, caught) !== undefined
}

/** What the first bracket of the path caught, or undefined when the place is another. */
function match({ path, pathNot = [] }: Place, file: string, caught = ''): string | undefined {
  const found = list(path)
    .map((pattern) => new RegExp(pattern).exec(file))
    .find((each) => each !== null)
  if (!found || list(pathNot).some((pattern) => new RegExp(pattern.replace('$1', caught)).test(file))) return undefined
  return found[1] ?? ''
}

const list = (patterns: string | readonly string[]) => (typeof patterns === 'string' ? [patterns] : patterns)
