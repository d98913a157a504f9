import type { Check } from './check.ts'
import { isTest, lineAt, readSources, type Source, walk } from './read-sources.ts'

const taken = new Map([
  ['Date.now', 'the clock'],
  ['Math.random', 'chance'],
  ['crypto.randomUUID', 'chance'],
])

/** These make the clock and chance that everybody else is given. */
const givers = ['src/server/platform/shop.ts', 'src/main.ts']

/** Rules and verbs are given the moment, the ids and the chance; taking them would make the same facts decide differently. */
export const clockAndChance: Check = {
  name: 'clock and chance',
  async run() {
    const sources = readSources('src/rules', 'src/contract', 'src/texts', 'src/ports', 'src/server').filter(
      ({ path }) => !isTest(path) && !givers.includes(path),
    )
    return { complaints: sources.flatMap(takesFromNowhere) }
  },
}

export function takesFromNowhere(source: Source): string[] {
  const complaints: string[] = []
  const complain = (node: { start: number }, what: string) =>
    complaints.push(`${source.path}:${lineAt(source.text, node.start)} takes ${what}; let it be given`)
  walk(source, {
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) complain(node, 'the clock')
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') complain(node, 'the clock')
    },
    MemberExpression(node) {
      const what = taken.get(source.text.slice(node.start, node.end))
      if (what) complain(node, what)
    },
  })
  return complaints
}
