/** The fields of one thing by their names, as text or numbers. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * What two people made of one field since both read it: nobody touched it, one of them did, both wrote the same, or each something else,
 * which only a person can settle (D-108).
 */
export type FieldVerdict = 'untouched' | 'mine' | 'theirs' | 'agreed' | 'both'

export type FieldEdits = { name: string; began: unknown; mine: unknown; theirs: unknown; verdict: FieldVerdict }

/** Both edits of one thing, field by field, in the order of what was begun with. */
export function compareEdits({ began, mine, theirs }: { began: Fields; mine: Fields; theirs: Fields }): FieldEdits[] {
  return Object.keys(began).map((name) => {
    const values = { began: began[name], mine: mine[name], theirs: theirs[name] }
    return { name, ...values, verdict: verdictOf(values) }
  })
}

/** `choices`: for each field that both changed, whose stays. Without one, mine does. */
export function mergeEdits(edits: readonly FieldEdits[], choices: Readonly<Record<string, 'mine' | 'theirs'>>): Record<string, unknown> {
  return Object.fromEntries(edits.map((edit) => [edit.name, keptOf(edit, choices[edit.name] ?? 'mine')]))
}

function keptOf({ verdict, mine, theirs }: FieldEdits, chosen: 'mine' | 'theirs'): unknown {
  if (verdict === 'both') return chosen === 'mine' ? mine : theirs
  return verdict === 'mine' ? mine : theirs
}

function verdictOf({ began, mine, theirs }: { began: unknown; mine: unknown; theirs: unknown }): FieldVerdict {
  const [iDid, theyDid] = [!isSame(mine, began), !isSame(theirs, began)]
  if (iDid && theyDid) return isSame(mine, theirs) ? 'agreed' : 'both'
  if (!iDid && !theyDid) return 'untouched'
  return iDid ? 'mine' : 'theirs'
}

/** Lists, such as roles, are the same when they hold the same, whatever their order. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value) => other.includes(value))
}
