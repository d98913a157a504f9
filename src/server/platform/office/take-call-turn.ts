import { problem } from '#server/platform/http/problem.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import type { Turn } from '#server/platform/limits/turn.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Whose call it is, and what it asks for. */
type CallTurn = { of: string; input: unknown }

/** Counts a call of a session or a key, for all copies of the shop (ACC-24). One that carries words looks for them, and is a search. */
export async function takeCallTurn(shop: Shop, { of, input }: CallTurn): Promise<void> {
  const turns: Turn[] = [{ name: 'officeCalls', of }, ...(looksForWords(input) ? [{ name: 'officeSearches' as const, of }] : [])]
  const taken = await takeTurns(shop, shop.database.db, turns)
  if (!taken.ok) throw problem({ status: 'too_many_requests', details: { retry_after: taken.refusal.retryAfterSeconds } })
}

function looksForWords(input: unknown): boolean {
  const { words } = (input ?? {}) as { words?: unknown }
  return typeof words === 'string' && words.trim() !== ''
}
