/**
 * What was typed into a form after it was sent: fields that no longer say what was sent. Every other may take what was saved, these keep
 * what stands in them (NAV-19).
 */
export function typedSince<Values extends object>(now: Values, sent: Values): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(sent))
  const typed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
  return Object.fromEntries(typed) as Partial<Values>
}
