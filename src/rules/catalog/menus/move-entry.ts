import type { MenuEntry, SubEntry } from './menu.ts'

/** Entries in the order in which a list shows them, each with the one that it stands below. */
export type ListedEntry = { entry: SubEntry; above: string | null }

export function listedEntries(entries: readonly MenuEntry[]): ListedEntry[] {
  return entries.flatMap((entry) => [{ entry, above: null }, ...entry.entries.map((sub) => ({ entry: sub, above: entry.key }))])
}

export type EntryDirection = 'up' | 'down' | 'in' | 'out'

/** Where an entry stands after a step: among those beside it, below the one before it, or back in the first row; null when it stays. */
export function stepEntry(
  entries: readonly MenuEntry[],
  { key, to }: { key: string; to: EntryDirection },
): MenuEntry[] | 'too_deep' | null {
  const above = entries.find((entry) => entry.entries.some((sub) => sub.key === key))
  const row: readonly SubEntry[] = above ? above.entries : entries
  const at = row.findIndex((entry) => entry.key === key)
  if (at < 0) return null
  if (to === 'up' || to === 'down') {
    const next = to === 'up' ? at - 1 : at + 1
    return row[next] ? placeEntry(entries, { key, above: above?.key ?? null, at: next }) : null
  }
  if (to === 'in') {
    if (above) return 'too_deep'
    const before = entries[at - 1]
    return before ? placeEntry(entries, { key, above: before.key, at: before.entries.length }) : null
  }
  return above ? placeEntry(entries, { key, above: null, at: entries.indexOf(above) + 1 }) : null
}

/**
 * Where an entry stands that was dropped behind another of the list. It keeps its level: one of the first row stands behind the one in
 * whose row it was dropped, one below another behind what it follows, also below another than before.
 */
export function dropEntry(
  entries: readonly MenuEntry[],
  { key, follows }: { key: string; follows: string | null },
): MenuEntry[] | 'too_deep' | null {
  if (follows === null) return placeEntry(entries, { key, above: null, at: 0 })
  const main = entries.find((entry) => entry.key === follows)
  const above = main ?? entries.find((entry) => entry.entries.some((sub) => sub.key === follows))
  if (!above) return null
  if (entries.some((entry) => entry.key === key)) {
    return placeEntry(entries, { key, above: null, at: placeBehind(entries, { key, follows: above.key }) })
  }
  return placeEntry(entries, { key, above: above.key, at: main ? 0 : placeBehind(above.entries, { key, follows }) })
}

function placeBehind(row: readonly SubEntry[], { key, follows }: { key: string; follows: string }): number {
  return row.filter((entry) => entry.key !== key).findIndex((entry) => entry.key === follows) + 1
}

/** Puts an entry at a place of the first row or of those below one; a third level is refused and nothing moves. */
export function placeEntry(
  entries: readonly MenuEntry[],
  { key, above, at }: { key: string; above: string | null; at: number },
): MenuEntry[] | 'too_deep' | null {
  const moved = listedEntries(entries).find(({ entry }) => entry.key === key)?.entry
  if (!moved || above === key) return null
  const ownBelow = entries.find((entry) => entry.key === key)?.entries ?? []
  const rest = entries
    .filter((entry) => entry.key !== key)
    .map((entry) => ({ ...entry, entries: entry.entries.filter((sub) => sub.key !== key) }))
  if (above === null) return rest.toSpliced(at, 0, { ...moved, entries: [...ownBelow] })
  if (ownBelow.length > 0) return 'too_deep'
  const { target, name_zh, name_en } = moved
  const sub: SubEntry = { key, target, name_zh, name_en }
  return rest.map((entry) => (entry.key === above ? { ...entry, entries: entry.entries.toSpliced(at, 0, sub) } : entry))
}
