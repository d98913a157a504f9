import type { AuditCursor } from './store.ts'

export function writeCursor({ at, id }: AuditCursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')
}

/** Null for what is no cursor: the list then begins anew. */
export function readCursor(written: string | undefined): AuditCursor | null {
  const [moment = '', id = ''] = Buffer.from(written ?? '', 'base64url')
    .toString()
    .split(' ')
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) || !/^\d{1,15}$/.test(id) ? null : { at, id: Number(id) }
}
