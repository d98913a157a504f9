/** A change that waits while its member shows at their provider who they are. */
export type WaitingChange = { act: 'email'; email: string } | { act: 'closing' }

const key = 'meihao_waiting_change'

/** Kept by this tab alone, over the way to the provider and back. */
export function keepWaitingChange(change: WaitingChange): void {
  sessionStorage.setItem(key, JSON.stringify(change))
}

export function readWaitingChange(): WaitingChange | undefined {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<WaitingChange & { email: unknown }> | null
  if (kept?.act === 'closing') return { act: 'closing' }
  return kept?.act === 'email' && typeof kept.email === 'string' ? { act: 'email', email: kept.email } : undefined
}

export function forgetWaitingChange(): void {
  sessionStorage.removeItem(key)
}
