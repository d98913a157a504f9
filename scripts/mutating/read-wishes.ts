import { parseArgs } from 'node:util'
import { subjects, type Subject } from './find-mutations.ts'

/** `rules`: the names of rules, all of whose mistakes are made at once. `drawn`: mistakes anywhere, one at a time. */
export type Wishes =
  | { way: 'rules'; names: string[] }
  | {
      way: 'drawn'
      isWished: (path: string) => boolean
      count: number | null
      seed: number
      /** So many files of tests are asked about one mistake, the likeliest. */
      most: number
      report: string
    }

/**
 *   npm run mutate -- cart promotions             all mistakes in the rules that begin with these words
 *   npm run mutate -- --random 200 --seed 7       200 of all mistakes in rules, server, adapters and migrations
 *   npm run mutate -- --random 50 --only server   the same in the server alone
 *   npm run mutate -- src/server/sales/cart/store.ts    all mistakes in this file, or in a folder
 *   npm run mutate -- --random 50 --most 200      asks more files of tests about each mistake than the thirty nearest
 */
export function readWishes(args: readonly string[]): Wishes {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      random: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      most: { type: 'string', default: '30' },
      report: { type: 'string', default: 'test-results/mutations.json' },
    },
  })
  const paths = positionals.filter((word) => word.includes('/'))
  if (values.random === undefined && paths.length === 0 && values.only === undefined) return { way: 'rules', names: positionals }
  const chosen = subjectsOf(values.only)
  return {
    way: 'drawn',
    isWished: (path) =>
      (paths.length === 0 || paths.some((wished) => path.startsWith(wished))) && chosen.some((subject) => subjects[subject](path)),
    count: values.random === undefined ? null : wholeNumber('random', values.random),
    seed: wholeNumber('seed', values.seed),
    most: wholeNumber('most', values.most),
    report: values.report,
  }
}

const isSubject = (word: string): word is Subject => word in subjects

function subjectsOf(only: string | undefined): Subject[] {
  const words = only === undefined ? Object.keys(subjects) : only.split(',')
  const strange = words.find((word) => !isSubject(word))
  if (strange !== undefined) throw new Error(`--only takes ${Object.keys(subjects).join(', ')}, not ${strange}`)
  return words.filter(isSubject)
}

function wholeNumber(name: string, word: string): number {
  const number = Number(word)
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} takes a whole number, not ${word}`)
  return number
}
