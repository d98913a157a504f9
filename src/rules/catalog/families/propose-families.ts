import { familySize } from './family.ts'
import { shortNames } from '../short-names.ts'

/** A name, and what stands in its bracket or as its last word: 護手霜（玫瑰） is 護手霜 and 玫瑰. A size with its unit is one word. */
export function partsOfName(name: string): { stem: string; last: string } | null {
  const bracket = /^(.+?)\s*[（(［[]([^（）()［］[\]]+)[)）\]］]$/.exec(name.trim())
  const word = bracket ?? /^(.+?)[\s・,，、/｜|-]+(\d+(?:\.\d+)?\s*[a-zA-Z%]+|[^\s・,，、/｜|-]+)$/.exec(name.trim())
  const [, stem = '', last = ''] = word ?? []
  return stem.trim() !== '' && last.trim() !== '' ? { stem: stem.trim(), last: last.trim() } : null
}

/** What tells these names apart: brackets or last words where all else is the same, else what `shortNames` leaves. */
export function valuesOfNames(names: readonly string[]): string[] {
  const parts = names.map(partsOfName)
  const isSame = parts.every((each) => each !== null && each.stem === parts[0]?.stem)
  return isSame ? parts.map((each) => each?.last ?? '') : shortNames(names)
}

/** What these names begin with, up to a whole word of theirs. */
export function sharedName(names: readonly string[]): string {
  const [first = ''] = names
  const parts = names.map(partsOfName)
  if (parts.every((each) => each !== null && each.stem === parts[0]?.stem)) return parts[0]?.stem ?? first
  const differs = [...first].findIndex((sign, place) => names.some((name) => [...name][place] !== sign))
  const begin = differs === -1 ? first : [...first].slice(0, differs).join('')
  const whole = /[a-zA-Z0-9]$/.test(begin) && differs !== -1 ? begin.replace(/[a-zA-Z0-9]+$/, '') : begin
  return whole.replace(/[\s・,，、/｜|（([-]+$/, '')
}

type Goods = { id: number; name: string }
type Link = { product: number; style: number }

/**
 * Products that belong together, as other styles of each other or by names that differ only in a bracket or a last word (FAM-14). A
 * product stands in one of them at most.
 */
export function proposeFamilies(goods: readonly Goods[], links: readonly Link[]): number[][] {
  const byStyles = groupsOfLinks(new Set(goods.map(({ id }) => id)), links)
  const taken = new Set(byStyles.flat())
  const byName = Map.groupBy(
    goods.filter(({ id }) => !taken.has(id)),
    ({ name }) => partsOfName(name)?.stem ?? '',
  )
  byName.delete('')
  return [...byStyles, ...[...byName.values()].map((group) => group.map(({ id }) => id))].filter(
    ({ length }) => length >= familySize.least && length <= familySize.most,
  )
}

/** Goods that lead to each other, each group by its ids. */
function groupsOfLinks(known: ReadonlySet<number>, links: readonly Link[]): number[][] {
  const groupOf = new Map<number, Set<number>>()
  for (const { product, style } of links) {
    if (!known.has(product) || !known.has(style)) continue
    const joined = new Set([product, style, ...(groupOf.get(product) ?? []), ...(groupOf.get(style) ?? [])])
    for (const id of joined) groupOf.set(id, joined)
  }
  return [...new Set(groupOf.values())].map((group) => [...group].toSorted((one, other) => one - other))
}
