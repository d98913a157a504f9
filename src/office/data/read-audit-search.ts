import type { AuditSearch } from './paths.ts'

const words = ['verb', 'kind', 'subject', 'from', 'to', 'address'] as const

/** What of an address the audit log is asked for; what is none of it is left out. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const staff = Number(search['staff'])
  const said = words.flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  return { ...(Number.isInteger(staff) && staff > 0 && { staff }), ...Object.fromEntries(said) }
}
