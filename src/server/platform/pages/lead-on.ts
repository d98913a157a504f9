import { keysOfVisit, readOldAddress, targetOf, type Redirects } from '#rules/redirects/redirect-paths.ts'
import { languageOfPath } from '#server/platform/http/language.ts'
import { isNoAnswer } from '#server/platform/http/speak-problem.ts'

export type Moved = { movedTo: string; status: number }
export type LeadOn = (asked: { path: string; search: string }) => Promise<Moved | null>

/** Finds where an address leads at which there is no page; null where nobody has said so, and while the database does not answer. */
export function leaderOf(redirects: () => Promise<Redirects>): LeadOn {
  return async ({ path, search }) => {
    const asked = readOldAddress(path + search)
    if (!asked) return null
    const known = await redirects().catch(nothingKnown)
    const key = keysOfVisit(asked).find((each) => known.has(each))
    const found = key === undefined ? undefined : known.get(key)
    if (key === undefined || !found) return null
    const goesAlong = key.includes('?') ? '' : search
    return { movedTo: targetOf(found.to, { language: languageOfPath(path), search: goesAlong }), status: found.status }
  }
}

function nothingKnown(error: unknown): Redirects {
  if (isNoAnswer(error)) return new Map()
  throw error
}
