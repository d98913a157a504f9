import type { listSessionRows } from './signing-in/sign-in-store.ts'

type SessionRow = Awaited<ReturnType<typeof listSessionRows>>[number]

/** A session as people see it: never its token. */
export function sessionOf(row: SessionRow, { isCurrent }: { isCurrent: boolean }) {
  const { public_id: id, address, browser, shared } = row
  const [started_at, last_seen_at] = [row.created_at.toISOString(), row.last_seen_at.toISOString()]
  return { id, started_at, last_seen_at, address, browser, shared, current: isCurrent }
}
