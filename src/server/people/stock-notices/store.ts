import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { NoticeTurn } from '#rules/catalog/stock/notice-turn.ts'
import type { Language } from '#rules/locale.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'

type Db = Kysely<Tables>

export type Notice = Selectable<Tables['stock_notices']>
export type Asked = { productId: number; language: Language; now: Date; expiresAt: Date }

/** A member waits. Who waits already keeps their place; who was told before, or whose time is over, begins anew. */
export async function saveMembersNotice(
  tx: Tx,
  { memberId, productId, language, now, expiresAt }: Asked & { memberId: number },
): Promise<number> {
  const anew = { lang: language, asked_at: now, confirmed_at: now, told_at: null, expires_at: expiresAt }
  const over = await tx
    .selectFrom('stock_notices')
    .where('user_id', '=', memberId)
    .where('product_id', '=', productId)
    .where(({ or, eb }) => or([eb('told_at', 'is not', null), eb('expires_at', '<=', now)]))
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (over) await removeLinks(tx, over.id)
  const saved = await tx
    .insertInto('stock_notices')
    .values({ user_id: memberId, product_id: productId, ...anew })
    .onConflict((same) =>
      same
        .columns(['user_id', 'product_id'])
        .where('user_id', 'is not', null)
        .doUpdateSet(anew)
        .where(({ or, eb }) => or([eb('stock_notices.told_at', 'is not', null), eb('stock_notices.expires_at', '<=', now)])),
    )
    .returning('id')
    .executeTakeFirst()
  return saved?.id ?? (await findMembersNotice(tx, { memberId, productId }))
}

async function findMembersNotice(tx: Tx, { memberId, productId }: { memberId: number; productId: number }): Promise<number> {
  const mine = tx.selectFrom('stock_notices').where('user_id', '=', memberId).where('product_id', '=', productId)
  return (await mine.select('id').executeTakeFirstOrThrow()).id
}

/** An address waits to be confirmed. One that waits for the goods already stays so. */
export async function saveNoticeOfAddress(
  tx: Tx,
  { email, askedBy, productId, language, now, expiresAt }: Asked & { email: string; askedBy: number | null },
): Promise<number> {
  const anew = { lang: language, asked_by: askedBy, asked_at: now, confirmed_at: null, told_at: null, expires_at: expiresAt }
  const same = await tx
    .selectFrom('stock_notices')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', eb.fn<string>('lower', [eb.val(email)])))
    .where('product_id', '=', productId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!same) {
    const { id } = await tx
      .insertInto('stock_notices')
      .values({ email, product_id: productId, ...anew })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const isOver = same.told_at !== null || same.expires_at <= now
  if (isOver) await removeLinks(tx, same.id)
  if (isOver || same.confirmed_at === null) await tx.updateTable('stock_notices').set(anew).where('id', '=', same.id).execute()
  return same.id
}

/** Letters of before open nothing of what begins anew: the mailbox may be another by then. */
async function removeLinks(tx: Tx, noticeId: number): Promise<void> {
  await tx.deleteFrom('stock_notice_links').where('notice_id', '=', noticeId).execute()
}

export async function createLinkRow(
  db: Db,
  { tokenHash, noticeId, now }: { tokenHash: string; noticeId: number; now: Date },
): Promise<void> {
  await db.insertInto('stock_notice_links').values({ token_hash: tokenHash, notice_id: noticeId, created_at: now }).execute()
}

export async function findNoticeOfLink(db: Db, tokenHash: string): Promise<Notice | undefined> {
  return ofLink(db, tokenHash).executeTakeFirst()
}

export async function lockNoticeOfLink(tx: Tx, tokenHash: string): Promise<Notice | undefined> {
  return ofLink(tx, tokenHash).forUpdate('stock_notices').executeTakeFirst()
}

function ofLink(db: Db, tokenHash: string) {
  return db
    .selectFrom('stock_notices')
    .innerJoin('stock_notice_links', 'stock_notice_links.notice_id', 'stock_notices.id')
    .where('stock_notice_links.token_hash', '=', tokenHash)
    .selectAll('stock_notices')
}

export async function saveConfirmed(tx: Tx, { id, now, expiresAt }: { id: number; now: Date; expiresAt: Date }): Promise<void> {
  await tx.updateTable('stock_notices').set({ confirmed_at: now, expires_at: expiresAt }).where('id', '=', id).execute()
}

export async function removeNotice(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('stock_notices').where('id', '=', id).execute()
}

export async function removeMembersNotice(db: Db, { memberId, id }: { memberId: number; id: number }): Promise<void> {
  await db.deleteFrom('stock_notices').where('id', '=', id).where(noticesOf(memberId)).execute()
}

/** By the account, or by an address that the member gave. */
export function noticesOf(memberId: number) {
  return ({ or, eb }: ExpressionBuilder<Tables, 'stock_notices'>) => or([eb('user_id', '=', memberId), eb('asked_by', '=', memberId)])
}

/** What a member waits for, the newest first. */
export async function listNoticesOf(db: Db, { memberId, now }: { memberId: number; now: Date }) {
  return db
    .selectFrom('stock_notices')
    .where(noticesOf(memberId))
    .where('confirmed_at', 'is not', null)
    .where('told_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .select(['id', 'product_id', 'expires_at'])
    .execute()
}

/** To whom a letter about it goes; undefined when it was ended meanwhile. */
export async function findToWrite(db: Db, id: number) {
  return db
    .selectFrom('stock_notices')
    .where('id', '=', id)
    .select(['id', 'product_id', 'lang', 'told_at'])
    .select((eb) => [eb.fn.coalesce('user_id', 'asked_by').as('member_id'), addressOf(eb).as('to')])
    .executeTakeFirst()
}

/** Where its letters go: null when the account has no address any more. */
function addressOf(eb: ExpressionBuilder<Tables, 'stock_notices'>) {
  return eb.fn.coalesce('stock_notices.email', emailOf(eb.ref('stock_notices.user_id').$notNull()))
}

/** Goods that somebody waits for. */
export async function listAwaited(db: Db, now: Date): Promise<number[]> {
  const rows = await waiting(db, now).select('product_id').distinct().orderBy('product_id').execute()
  return rows.map(({ product_id: id }) => id)
}

function waiting(db: Db, now: Date) {
  return db.selectFrom('stock_notices').where('told_at', 'is', null).where('confirmed_at', 'is not', null).where('expires_at', '>', now)
}

/** Holds how far people are told of a product; whoever comes at the same time waits. */
export async function lockTurn(tx: Tx, productId: number): Promise<NoticeTurn> {
  await tx
    .insertInto('stock_notice_turns')
    .values({ product_id: productId })
    .onConflict((same) => same.doNothing())
    .execute()
  const { seen, together, left_to_tell, next_at } = await tx
    .selectFrom('stock_notice_turns')
    .where('product_id', '=', productId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { seen, together, left: left_to_tell, nextAt: next_at }
}

export async function saveTurn(
  tx: Tx,
  { productId, turn: { seen, together, left, nextAt } }: { productId: number; turn: NoticeTurn },
): Promise<void> {
  await tx
    .updateTable('stock_notice_turns')
    .set({ seen, together, left_to_tell: left, next_at: nextAt })
    .where('product_id', '=', productId)
    .execute()
}

/** Takes so many of those who wait, the longest first, and notes that they are told; who is ending theirs right now is left out. */
export async function takeOldest(tx: Tx, { productId, most, now }: { productId: number; most: number; now: Date }): Promise<number[]> {
  const oldest = await waiting(tx, now)
    .where('product_id', '=', productId)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(most)
    .select('id')
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = oldest.map(({ id }) => id)
  if (ids.length > 0) await saveTold(tx, { ids, now })
  return ids
}

async function saveTold(tx: Tx, { ids, now }: { ids: readonly number[]; now: Date }): Promise<void> {
  await tx.updateTable('stock_notices').set({ told_at: now }).where('id', 'in', ids).execute()
}

/**
 * One letter for each address: whoever waits by their account and by its address too is written to once, and told of all of it. Answers
 * those of `told` that are written to, in their order.
 */
export async function takeSameAddresses(
  tx: Tx,
  { productId, told, now }: { productId: number; told: readonly number[]; now: Date },
): Promise<number[]> {
  if (told.length === 0) return []
  const rows = await tx
    .selectFrom('stock_notices')
    .where('product_id', '=', productId)
    .where(({ or, eb, and }) => or([eb('id', 'in', told), and([eb('told_at', 'is', null), eb('confirmed_at', 'is not', null)])]))
    .select((eb) => ['id', eb.fn<string | null>('lower', [addressOf(eb)]).as('address')])
    .execute()
  const addressById = new Map(rows.map(({ id, address }) => [id, address ?? String(id)]))
  const firstOf = new Map(told.toReversed().map((id) => [addressById.get(id), id]))
  const others = rows.filter(({ id }) => !told.includes(id) && firstOf.has(addressById.get(id))).map(({ id }) => id)
  if (others.length > 0) await saveTold(tx, { ids: others, now })
  return told.filter((id) => firstOf.get(addressById.get(id)) === id)
}

/** It was sold out before the letter left: they wait on, where they stood. */
export async function saveNotTold(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.updateTable('stock_notices').set({ told_at: null }).where('id', '=', id).where('told_at', '=', at).execute()
}

/** Nobody waits for these any more, and what came of them is sold. */
export async function removeTurnsOfNobody(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('stock_notice_turns')
    .where('seen', '=', 0)
    .where('product_id', 'not in', waiting(db, now).select('product_id'))
    .execute()
}

/** The shop tells nobody: once it does again, it begins with what is there then. */
export async function removeAllTurns(db: Db): Promise<void> {
  await db.deleteFrom('stock_notice_turns').execute()
}

/** Goods of which units came that may still be told of. */
export async function listTurns(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('stock_notice_turns').select('product_id').execute()
  return rows.map(({ product_id: id }) => id)
}

type Over = {
  now: Date
  /** Told before this, or asked before the other without having been confirmed. */ toldBefore: Date
  askedBefore: Date
}

export async function removeOldNotices(tx: Tx, { now, toldBefore, askedBefore }: Over): Promise<void> {
  await tx
    .deleteFrom('stock_notices')
    .where(({ or, and, eb }) =>
      or([
        eb('expires_at', '<=', now),
        eb('told_at', '<=', toldBefore),
        and([eb('confirmed_at', 'is', null), eb('asked_at', '<=', askedBefore)]),
      ]),
    )
    .execute()
}
