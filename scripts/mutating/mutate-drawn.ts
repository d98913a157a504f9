import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { draw } from './draw.ts'
import { findMutations } from './find-mutations.ts'
import { openTestFinder } from './find-tests.ts'
import { judge, type Judged } from './judge.ts'
import type { Mutation } from './mutation.ts'
import type { Wishes } from './read-wishes.ts'
import { inOneLine, scoreOf, writeReport } from './report.ts'
import { runTests } from './run-tests.ts'
import { openScratchCopy, type ScratchCopy } from './scratch-copy.ts'

type Case = { mutation: Mutation; tests: string[] }

const scratch = 'test-results/mutants/copy'

/** Makes mistakes one after the other in a copy of the project, and tells which of them no test noticed. */
export async function mutateDrawn({ isWished, count, seed, most, report }: Extract<Wishes, { way: 'drawn' }>): Promise<void> {
  const possible = await findMutations(isWished)
  const findTests = openTestFinder()
  const cases = draw(possible, { count, seed }).map((mutation) => ({
    mutation,
    tests: findTests(mutation, readFileSync(mutation.path, 'utf8')).slice(0, most),
  }))
  console.log(`${cases.length} of ${possible.length} possible mistakes, seed ${seed}`)
  const copy = openScratchCopy(scratch)
  await refuseRedTests(copy, cases)
  const judged: Judged[] = []
  for (const each of cases) {
    const fate = await judge(copy, each)
    judged.push(fate)
    writeReport(report, { seed, of: possible.length, judged })
    console.log(`${String(judged.length).padStart(4)}/${cases.length} ${inOneLine(fate)}`)
  }
  console.log(`\n${scoreOf(judged) ?? 'no'} % noticed. The survivors stand in ${report}.`)
}

/** Tests that fail without a mistake would notice every one: those that are asked first must be green. */
async function refuseRedTests({ folder }: ScratchCopy, cases: readonly Case[]): Promise<void> {
  const files = [...new Set(cases.flatMap(({ tests }) => tests.slice(0, 2)))]
  if (files.length === 0) throw new Error('No test could notice any of these mistakes')
  const answer = await runTests(resolve(folder), { files, limitMs: 60 * 60_000 })
  if (answer.colour !== 'green') throw new Error(`Tests fail before any mistake is made: ${JSON.stringify(answer)}`)
  console.log(`${files.length} files of tests are green before the first mistake`)
}
