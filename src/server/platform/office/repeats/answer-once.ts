import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { claimRepeat, findRepeat, removeRepeat, saveRepeat } from './repeat-store.ts'

/** A change that a page or a program asks for: by whom, under the key of the press, which call with which input. */
export type Asked = { actor: string; key: string; call: string; input: unknown }

/** Longer than any call of the office takes: whoever has not answered by then has died. */
const aloneMs = 60_000
/** The same key gives the same answer for a day (NAV-13). */
const keepMs = 24 * 60 * 60 * 1000

export type RepeatRefusal =
  /** The key has served another call. */
  | { code: 'idempotency_conflict' }
  /** The same is being answered at this moment. */
  | { code: 'call_under_way' }

/**
 * Does a change once for its key: who sends the same key again, because no answer came, gets the answer of the first time. What
 * was refused or failed has changed nothing and may be tried again under its key.
 */
export async function answerOnce<Answer>(
  shop: Shop,
  { actor, key, call, input }: Asked,
  act: () => Promise<Answer>,
): Promise<Result<Answer, RepeatRefusal>> {
  const { db } = shop.database
  const now = shop.now()
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest()
  const [takenUntil, expiresAt] = [aloneMs, keepMs].map((ms) => new Date(now.getTime() + ms)) as [Date, Date]
  const about = `answer to ${actor} under ${key}`
  if (!(await claimRepeat(db, { actor, key, call, requestHash, now, takenUntil, expiresAt }))) {
    const before = await findRepeat(db, { actor, key })
    if (before && !before.request_hash.equals(requestHash)) return refuse({ code: 'idempotency_conflict' })
    const words = before?.answer && shop.cipher.decrypt(before.answer, about)
    return words ? ok(JSON.parse(words) as Answer) : refuse({ code: 'call_under_way' })
  }
  try {
    const answer = await act()
    await saveRepeat(db, { actor, key, answer: shop.cipher.encrypt(JSON.stringify(answer), about) })
    return ok(answer)
  } catch (error) {
    await removeRepeat(db, { actor, key })
    throw error
  }
}
