import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/platform/sessions/token.ts'
import { csrfCookie, sessionCookie } from '#server/platform/sessions/cookies.ts'
import type { BenchShop } from './bench-shop.ts'

/** A member who is signed in: the headers of their browser. */
export type BenchMember = { id: number; headers: Record<string, string> }

/** So many new members, each signed in at one browser. */
export async function createMembers({ database }: Pick<BenchShop, 'database'>, count: number): Promise<BenchMember[]> {
  return Promise.all(Array.from({ length: count }, () => createMember(database)))
}

async function createMember({ db }: BenchShop['database']): Promise<BenchMember> {
  const name = randomBytes(6).toString('hex')
  const { id } = await db
    .insertInto('users')
    .values({ uid: `bench-${name}`, name, birthday: '1990-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('point_accounts').values({ user_id: id }).execute()
  return { id, headers: await signedIn({ db }, id) }
}

/** The headers of a browser at which a member has just signed in. */
export async function signedIn({ db }: Pick<BenchShop['database'], 'db'>, memberId: number): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url')
  const csrfSecret = randomBytes(32)
  const now = new Date()
  await db
    .insertInto('sessions')
    .values({
      user_id: memberId,
      token_hash: hashToken(token),
      csrf_secret: csrfSecret,
      lang: 'zh',
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  const csrf = csrfSecret.toString('base64url')
  return { cookie: `${sessionCookie({ secure: false })}=${token}; ${csrfCookie}=${csrf}`, 'x-csrf-token': csrf }
}
