import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import type { ImportKind } from '#rules/imports/import-fields.ts'
import { plain } from '#rules/imports/match-columns.ts'
import { findMatching, saveMatching } from '../store.ts'

type Headed = { kind: ImportKind; headings: readonly string[] }

/** What the columns with these headings were said to be the last time, in whatever order they stood (IMP-03); null when never. */
export async function recallMatching(tx: Tx, { kind, headings }: Headed): Promise<unknown[] | null> {
  const found = await findMatching(tx, { kind, headingsHash: hashOf(headings) })
  if (!Array.isArray(found) || found.length !== headings.length) return null
  const matching: unknown[] = Array.from({ length: headings.length })
  for (const [rank, place] of placesByHeading(headings).entries()) matching[place] = found[rank]
  return matching
}

export async function rememberMatching(tx: Tx, { kind, headings, matching }: Headed & { matching: readonly unknown[] }): Promise<void> {
  const ranked = placesByHeading(headings).map((place) => matching[place])
  await saveMatching(tx, { kind, headingsHash: hashOf(headings), matching: ranked })
}

/** Where the headings stand, in the order of their words; those that are the same, as they stand. */
function placesByHeading(headings: readonly string[]): number[] {
  const words = headings.map(plain)
  return [...words.keys()].toSorted((one, other) => compare(words[one] ?? '', words[other] ?? '') || one - other)
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

function hashOf(headings: readonly string[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(headings.map(plain).toSorted(compare)))
    .digest()
}
