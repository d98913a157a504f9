import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { taipeiDay } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'
import { ok, type Result } from '#rules/result.ts'
import { checkAllowance, type AboveAllowance } from '#rules/staff/allowance.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'

/** Who answers for what is spent, with what they hold of the permission. */
export type Spender = { staffId: number; share: Exclude<Share, 'none'> }

export type Take = {
  permission: PermissionName
  /** Null for a command, which nothing bounds. */
  spender: Spender | null
  amount: Twd
  /** What was spent on the same thing before: what bounds each time bounds all of it. */
  before?: Twd | undefined
  /** What a percent is of. */
  of?: Twd | undefined
  /** What it is spent for, such as the key of the press: the same thing is counted once. */
  cause: string
  now: Date
}

/**
 * Counts what a person spends of their allowance, in the transaction that spends it: who spends at once, also on other copies, comes
 * after each other, so that together they never go beyond a day's (ACC-41). Refused, nothing is counted.
 */
export async function takeAllowance(
  tx: Tx,
  { permission, spender, amount, before, of, cause, now }: Take,
): Promise<Result<null, AboveAllowance>> {
  if (!spender || spender.share === 'all') return ok(null)
  const { staffId, share } = spender
  await sql`select pg_advisory_xact_lock(hashtextextended(${`allowance ${permission} of staff ${staffId}`}, 0))`.execute(tx)
  const uses = await usesOfDay(tx, { staffId, permission, now })
  if (uses.some((use) => use.cause === cause)) return ok(null)
  const checked = checkAllowance(share, { amount, usedToday: sumOf(uses), before, of })
  if (!checked.ok) return checked
  await tx
    .insertInto('limit_uses')
    .values({ staff_id: staffId, permission, day: taipeiDay(now), amount, cause })
    .execute()
  return ok(null)
}

type OfDay = { staffId: number; permission: PermissionName; now: Date }

/** What somebody has spent of a permission today. */
export async function usedToday(db: Kysely<Tables>, ofDay: OfDay): Promise<Twd> {
  return sumOf(await usesOfDay(db, ofDay))
}

async function usesOfDay(db: Kysely<Tables>, { staffId, permission, now }: OfDay) {
  return db
    .selectFrom('limit_uses')
    .where('staff_id', '=', staffId)
    .where('permission', '=', permission)
    .where('day', '=', taipeiDay(now))
    .select(['amount', 'cause'])
    .execute()
}

const sumOf = (uses: readonly { amount: number }[]): Twd => uses.reduce((sum, { amount }) => sum + amount, 0)
