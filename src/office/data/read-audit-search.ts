import { lookTexts } from '#texts/office/audit.ts'
import type { AuditSearch, LooksSearch } from './paths.ts'

const words = ['verb', 'kind', 'subject', 'from', 'to', 'address'] as const

/** What of an address the audit log is asked for; what is none of it is left out. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return { ...staffIn(search), ...wordsIn(search, words) }
}

/** The same of the looks at personal data. */
export function readLooksSearch(search: Record<string, unknown>): LooksSearch {
  const look = Object.keys(lookTexts).find((kind) => kind === search['look']) as LooksSearch['look']
  return { ...staffIn(search), ...(look && { look }), ...wordsIn(search, ['from', 'to', 'address']) }
}

function staffIn(search: Record<string, unknown>): { staff?: number } {
  const staff = Number(search['staff'])
  return Number.isInteger(staff) && staff > 0 ? { staff } : {}
}

function wordsIn(search: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const said = names.flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  return Object.fromEntries(said)
}
