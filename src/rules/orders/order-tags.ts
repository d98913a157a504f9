import { ok, refuse, type Result } from '#rules/result.ts'

export const mostTags = 20
export const longestTag = 20

/** Tags to put on an order and to take off it. */
export type TagChange = { add: readonly string[]; remove: readonly string[] }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What really changes: what stands already is not added, what does not stand is not taken off; at most twenty stay (DSK-12). */
export function decideTags(stood: readonly string[], { add, remove }: TagChange): Result<TagChange, { code: 'too_many_tags' }> {
  const isOn = (tags: readonly string[], name: string) => tags.some((each) => same(each, name))
  const removed = stood.filter((name) => isOn(remove, name) && !isOn(add, name))
  const fresh = add.filter((name, place) => !isOn(stood, name) && !isOn(add.slice(0, place), name))
  if (stood.length - removed.length + fresh.length > mostTags) return refuse({ code: 'too_many_tags' })
  return ok({ add: fresh, remove: removed })
}

/** Which places of the twenty are free, lowest first. */
export function freePlaces(taken: readonly number[]): number[] {
  return Array.from({ length: mostTags }, (_, place) => place + 1).filter((place) => !taken.includes(place))
}
