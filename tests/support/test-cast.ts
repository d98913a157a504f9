import { facebookPeople } from '../../sandbox/facebook/people.ts'
import { linePeople } from '../../sandbox/line/people.ts'
import type { Database } from '#database/connect.ts'
import { createMember } from './rows.ts'

/** Points that mei has to spend. */
export const meiPoints = 1000

const dayMs = 24 * 60 * 60 * 1000

/**
 * The members whom the sandbox can sign in: mei is a VVIP with points, hao a member without anything, xin has just come,
 * lock is locked. Nobody has ordered yet.
 */
export async function createCast(database: Database): Promise<void> {
  const { mei, hao } = linePeople
  const { xin, lock } = facebookPeople
  const confirmed = { email_confirmed_at: new Date() }
  const meiId = await createIdentity(database, {
    provider: 'line',
    providerUid: mei.userId,
    ...mei,
    more: { ...confirmed, vip: 2, vip_due: '2030-03-01' },
  })
  await createIdentity(database, { provider: 'line', providerUid: hao.userId, ...hao, more: confirmed })
  await createIdentity(database, { provider: 'facebook', providerUid: xin.id, ...xin })
  await createIdentity(database, {
    provider: 'facebook',
    providerUid: lock.id,
    ...lock,
    more: { locked_at: new Date(), lock_reason: '測試' },
  })
  await grantPoints(database, { memberId: meiId, points: meiPoints })
}

type Identity = {
  provider: 'line' | 'facebook'
  providerUid: string
  name: string
  email: string
  more?: Parameters<typeof createMember>[1]
}

async function createIdentity(database: Database, { provider, providerUid, name, email, more = {} }: Identity): Promise<number> {
  const user_id = await createMember(database, { name, email, uid: `U${providerUid.slice(-9).toUpperCase()}`, ...more })
  await database.db.insertInto('identities').values({ user_id, provider, provider_uid: providerUid }).execute()
  return user_id
}

/** Points that can be spent for a hundred days. */
async function grantPoints({ db }: Database, { memberId: user_id, points }: { memberId: number; points: number }): Promise<void> {
  const effective_at = new Date(Date.now() - dayMs)
  const expires_at = new Date(Date.now() + 100 * dayMs)
  const entry = await db
    .insertInto('point_entries')
    .values({ user_id, points, reason: 'custom', effective_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('point_lots').values({ user_id, entry_id: entry.id, points, remaining: points, effective_at, expires_at }).execute()
  await db.insertInto('point_accounts').values({ user_id, balance: points, expires_at }).execute()
}
