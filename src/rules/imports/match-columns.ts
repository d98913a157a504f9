/** For each heading the field that it names, or null; each field once (IMP-03). `names`: how each field may be called. */
export function matchColumns<Field extends string>(
  headings: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): (Field | null)[] {
  const known = new Map<string, Field>()
  for (const field of Object.keys(names) as Field[])
    for (const name of [field, ...names[field]]) if (!known.has(plain(name))) known.set(plain(name), field)
  const taken = new Set<Field>()
  return headings.map((heading) => {
    const field = known.get(plain(heading))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** What does not tell headings apart: width, capitals, blanks, marks. */
export function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-()（）:：*]+/g, '')
}
