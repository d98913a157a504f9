import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listProductCards } from '#server/catalog/products/list-product-cards.ts'
import type { Shop } from '#server/platform/shop.ts'
import { confirmableSince, noticeEnd } from './days-of-notices.ts'
import { digestOf } from './notice-links.ts'
import { findNoticeOfLink, lockNoticeOfLink, removeNotice, saveConfirmed, type Notice } from './store.ts'

type Ended = { status: 'link_ended' }

/** What the link of a letter is about: nothing is changed by looking, as mailboxes do before people. */
export async function findAwaited(shop: Shop, { token, language }: { token: string; language: Language }) {
  const notice = await findNoticeOfLink(shop.database.db, digestOf(token))
  if (!notice || isOver(notice, shop.now())) return refuse<Ended>({ status: 'link_ended' })
  const [product] = await listProductCards(shop, { ids: [notice.product_id], language, viewer: null })
  return ok({
    product: product ?? null,
    state: stateOf(notice),
    waits_until: notice.expires_at.toISOString(),
  })
}

/** The address is right: from now on it waits, where the shop still tells people. Followed twice, it waits once and keeps its place. */
export async function confirmAwaited(shop: Shop, token: string): Promise<Result<null, Ended>> {
  const now = shop.now()
  if (!(await shop.terms()).back_in_stock.offered) return refuse<Ended>({ status: 'link_ended' })
  return shop.database.transaction(async (tx) => {
    const notice = await lockNoticeOfLink(tx, digestOf(token))
    if (!notice || isOver(notice, now)) return refuse<Ended>({ status: 'link_ended' })
    if (notice.confirmed_at === null) await saveConfirmed(tx, { id: notice.id, now, expiresAt: noticeEnd(now) })
    return ok(null)
  })
}

/** Nobody is told any more; ended twice, it is ended. */
export async function endAwaited(shop: Shop, token: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const notice = await lockNoticeOfLink(tx, digestOf(token))
    if (notice) await removeNotice(tx, notice.id)
  })
}

function isOver({ confirmed_at, asked_at, expires_at }: Notice, now: Date): boolean {
  return expires_at <= now || (confirmed_at === null && asked_at <= confirmableSince(now))
}

function stateOf({ confirmed_at, told_at }: Notice): 'asked' | 'waiting' | 'told' {
  if (told_at !== null) return 'told'
  return confirmed_at === null ? 'asked' : 'waiting'
}
