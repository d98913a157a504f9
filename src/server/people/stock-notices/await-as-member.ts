import type { Language } from '#rules/locale.ts'
import { ok, type Result } from '#rules/result.ts'
import { findAddressOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeAwaited, wrong, type AwaitedRefusal } from './judge-awaited.ts'
import { noticeEnd } from './days-of-notices.ts'
import { saveMembersNotice } from './store.ts'

type Asked = { memberId: number; productId: number; language: Language }

/** A member wants to be told when a product is there again; asked twice, they wait once. Letters go to the address of their account. */
export async function awaitAsMember(
  shop: Shop,
  { memberId, productId, language }: Asked,
): Promise<Result<{ id: number; email: string }, AwaitedRefusal>> {
  const judged = await judgeAwaited(shop, { productId, language })
  if (!judged.ok) return judged
  const email = await findAddressOf(shop.database.db, memberId)
  if (email === null) return wrong('email', 'emailNeeded')
  const now = shop.now()
  const id = await shop.database.transaction((tx) =>
    saveMembersNotice(tx, { memberId, productId, language, now, expiresAt: noticeEnd(now) }),
  )
  return ok({ id, email })
}
