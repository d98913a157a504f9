import { defaultTerms } from './terms.ts'

/** A value of the terms by its place, such as `delivery.free_from.normal`: a number, or a list. */
export type TermPath = string

/** All of them, in the order in which they stand. */
export const termPaths: readonly TermPath[] = pathsIn(defaultTerms)

function pathsIn(value: object): TermPath[] {
  return Object.entries(value).flatMap(([name, inner]) => (isGroup(inner) ? pathsIn(inner).map((path) => `${name}.${path}`) : [name]))
}

/** What stands there; undefined where nothing does. */
export function valueAt(value: unknown, path: TermPath): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isGroup(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value)
}

/** The same with another value there; nothing else changes. */
export function withValueAt(value: unknown, [name = '', ...others]: readonly string[], wanted: unknown): Record<string, unknown> {
  const group = isGroup(value) ? value : {}
  return { ...group, [name]: others.length === 0 ? wanted : withValueAt(group[name], others, wanted) }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
