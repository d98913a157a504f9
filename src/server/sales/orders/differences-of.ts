/** What an edit changed, by the name of the field: the value before and the value after. */
export type Differences = Record<string, { from: unknown; to: unknown }>

export function differencesOf(before: object, after: object): Differences {
  const [old, now] = [flat(before), flat(after)]
  return Object.fromEntries(
    [...old].filter(([field, value]) => value !== now.get(field)).map(([field, from]) => [field, { from, to: now.get(field) }]),
  )
}

function flat(order: object): Map<string, unknown> {
  const fields = Object.entries(order).flatMap(([part, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([field, inner]) => [`${part}.${field}`, inner] as const)
      : [[part, value as unknown] as const],
  )
  return new Map(fields)
}
