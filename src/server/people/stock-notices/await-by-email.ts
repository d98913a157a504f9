import { sql } from 'kysely'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany, type TooMany } from '#server/platform/limits/too-many.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeAwaited, type AwaitedRefusal } from './judge-awaited.ts'
import { noticeEnd } from './days-of-notices.ts'
import { saveNoticeOfAddress } from './store.ts'

type Asked = {
  email: string
  /** Who is signed in, if anybody. */
  memberId: number | null
  productId: number
  language: Language
  /** From where. */
  caller: string | null
}

/**
 * Whoever says that this is their address is written to, and waits for the goods once they have followed the link. The answer is the same
 * whether the address waits already or not; a letter goes in any case, since who asks again has perhaps lost the first.
 */
export async function awaitByEmail(
  shop: Shop,
  { email, memberId, productId, language, caller }: Asked,
): Promise<Result<null, AwaitedRefusal | TooMany>> {
  const judged = await judgeAwaited(shop, { productId, language })
  if (!judged.ok) return judged
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const here = caller === null ? [] : [{ name: 'stockNoticesHere' as const, of: caller }]
    const turn = await takeTurns(shop, tx, [{ name: 'stockNotices', of: email.toLowerCase() }, ...here])
    if (!turn.ok) return refuse(tooMany({ reason: 'letters', ...turn.refusal }))
    // Two who ask for one address at once take turns, so that it waits once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stock notice:${email.toLowerCase()}`}, 0))`.execute(tx)
    const noticeId = await saveNoticeOfAddress(tx, { email, askedBy: memberId, productId, language, now, expiresAt: noticeEnd(now) })
    await tellLater(tx, { name: 'stock-notice-asked', noticeId, at: now.toISOString() })
    return ok(null)
  })
}
