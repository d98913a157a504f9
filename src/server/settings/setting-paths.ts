import { defaultTerms } from '#rules/terms.ts'

/** A value of the terms by its place, such as `delivery.free_from.normal`: a number, or a list. */
export type SettingPath = string

/** All of them, in the order in which they stand. */
export const settingPaths: readonly SettingPath[] = pathsIn(defaultTerms)

function pathsIn(value: object): SettingPath[] {
  return Object.entries(value).flatMap(([name, inner]) => (isGroup(inner) ? pathsIn(inner).map((path) => `${name}.${path}`) : [name]))
}

/** What stands there. */
export function valueAt(value: unknown, path: SettingPath): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isGroup(inner) ? inner[name] : undefined), value)
}

/** The same with another value there; nothing else changes. */
export function withValueAt(value: unknown, [name = '', ...others]: readonly string[], wanted: unknown): Record<string, unknown> {
  const group = isGroup(value) ? value : {}
  return { ...group, [name]: others.length === 0 ? wanted : withValueAt(group[name], others, wanted) }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
