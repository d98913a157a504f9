import type { Text } from '#rules/locale.ts'

/** The special lists and the pages that a menu can lead to, by the names that their addresses carry. */
export const menuLists = ['new', 'hot', 'preorder', 'vip', 'point'] as const
export const menuPages = ['home', 'articles', 'faqs', 'about', 'readme', 'privacy', 'certification', 'manual'] as const

/** Where an entry leads. A heading leads nowhere: what stands below it does. */
export type MenuTarget =
  | { kind: 'category'; id: number }
  | { kind: 'article'; id: number }
  | { kind: 'brand'; id: number }
  | { kind: 'list'; list: (typeof menuLists)[number] }
  | { kind: 'page'; page: (typeof menuPages)[number] }
  | { kind: 'address'; address: string }
  | { kind: 'heading' }

/** An entry that stands below another. An empty name is that of what it leads to. */
export type SubEntry = { key: string; target: MenuTarget; name_zh: string; name_en: string }
export type MenuEntry = SubEntry & { entries: readonly SubEntry[] }

export const menuKinds = ['main', 'footer', 'phone'] as const
export type MenuKind = (typeof menuKinds)[number]

/** So many entries stand in the first row (CAT-07), and so many below one. */
export const mostEntries = 12
export const mostSubEntries = 40
/** So many characters has the name of an entry of the first row (CAT-07), and of one below it. */
export const mostOfName = 20
export const mostOfSubName = 40

/** Why what an entry leads to is not shown; null where it is. `gone`: there is no such thing. */
export type TargetFault = 'hidden' | 'archived' | 'empty' | 'gone'

/** What a menu can lead to. `below`: what stands below it in the shop's own order. */
export type TargetFacts = { name: Text; fault: TargetFault | null; below: readonly MenuTarget[] }

/** What is known of a target; undefined where there is no such thing. */
export type FactsOf = (target: MenuTarget) => TargetFacts | undefined

/** A target in one word. */
export function keyOfTarget(target: MenuTarget): string {
  switch (target.kind) {
    case 'category':
    case 'article':
    case 'brand':
      return `${target.kind}:${target.id}`
    case 'list':
      return `list:${target.list}`
    case 'page':
      return `page:${target.page}`
    case 'address':
      return `address:${target.address}`
    case 'heading':
      return 'heading'
  }
}

/** How an entry is called in each language: by its own name, or by that of what it leads to. */
export function nameOfEntry({ target, name_zh: zh, name_en: en }: SubEntry, factsOf: FactsOf): Text {
  const own = factsOf(target)?.name ?? { zh: '', en: '' }
  return { zh: zh || own.zh || en, en: en || own.en || zh || own.zh }
}

/** Why an entry is left out in the shop (CAT-08); null where it is shown. A heading needs something below it that is shown. */
export function faultOfEntry(entry: SubEntry | MenuEntry, factsOf: FactsOf): TargetFault | null {
  if (entry.target.kind === 'address') return null
  if (entry.target.kind !== 'heading') {
    const facts = factsOf(entry.target)
    return facts ? facts.fault : 'gone'
  }
  const below = 'entries' in entry ? entry.entries : []
  return below.some((sub) => faultOfEntry(sub, factsOf) === null) ? null : 'empty'
}

export type ShownEntry = { target: MenuTarget; name: Text; entries: readonly { target: MenuTarget; name: Text }[] }

/** A menu as the shop shows it. Below a category of which the menu says nothing else stand its sub-categories. */
export function shownMenu(entries: readonly MenuEntry[], factsOf: FactsOf): ShownEntry[] {
  const isShown = (entry: SubEntry | MenuEntry) => faultOfEntry(entry, factsOf) === null
  const named = (entry: SubEntry) => ({ target: entry.target, name: nameOfEntry(entry, factsOf) })
  const ownBelow = (target: MenuTarget) =>
    (factsOf(target)?.below ?? []).flatMap((below) => {
      const facts = factsOf(below)
      return facts ? [{ target: below, name: facts.name }] : []
    })
  return entries.filter(isShown).map((entry) => ({
    ...named(entry),
    entries: entry.entries.length > 0 ? entry.entries.filter(isShown).map(named) : ownBelow(entry.target),
  }))
}

export type MenuFault = { code: 'entry_name_missing' | 'entry_name_too_long' | 'heading_not_here'; entry: string }

/** Why a menu cannot be kept like this; null when it can. Headings are for the foot, whose columns they begin. */
export function faultInMenu({ kind, entries }: { kind: MenuKind; entries: readonly MenuEntry[] }, factsOf: FactsOf): MenuFault | null {
  const named = [
    ...entries.map((entry) => ({ entry, most: mostOfName })),
    ...entries.flatMap((entry) => entry.entries.map((sub) => ({ entry: sub, most: mostOfSubName }))),
  ]
  for (const { entry, most } of named) {
    const { zh, en } = nameOfEntry(entry, factsOf)
    if (zh === '' && (factsOf(entry.target) !== undefined || isOwnWord(entry.target)))
      return { code: 'entry_name_missing', entry: entry.key }
    if (Math.max(length(zh), length(en)) > most) return { code: 'entry_name_too_long', entry: entry.key }
  }
  const heading = named.find(({ entry }) => entry.target.kind === 'heading' && !(kind === 'footer' && 'entries' in entry))
  return heading ? { code: 'heading_not_here', entry: heading.entry.key } : null
}

/** Addresses and headings have no name but the one that they are given. */
const isOwnWord = ({ kind }: MenuTarget) => kind === 'address' || kind === 'heading'

const length = (name: string) => [...name].length
