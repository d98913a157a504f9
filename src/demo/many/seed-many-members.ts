import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { dealt, familyNames, givenNames, oneOf } from './made-up.ts'

const n = sql.ref<number>('n')

/** Members who joined over three years, and by what they are found. Answers the running number of the first; the others follow it. */
export async function seedManyMembers(database: Database, { count, now }: { count: number; now: Date }): Promise<number> {
  return database.transaction(async (tx) => {
    const joined = sql`${now.toISOString()}::timestamptz - make_interval(secs => ${dealt('joined', { n, size: 3 * 365 * 86_400 })})`
    const name = sql`${oneOf(familyNames, dealt('family', { n, size: familyNames.length }))} || ${oneOf(givenNames, dealt('given', { n, size: givenNames.length }))}`
    const { rows } = await sql<{ first: number }>`
      with joined as (
        insert into users (uid, name, email, email_confirmed_at, birthday, vip, created_at)
        select 'U' || translate(upper(substr(md5(n::text), 1, 3)), '01', 'GH') || translate(lpad(n::text, 6, '0'), '01', 'AB'), ${name},
          'member' || n || '@example.com', ${joined}, date '1960-01-01' + ${dealt('birthday', { n, size: 16_000 })},
          case when ${dealt('level', { n, size: 100 })} < 3 then 2 when ${dealt('level', { n, size: 100 })} < 15 then 1 else 0 end, ${joined}
        from generate_series(1, ${count}::bigint) as n order by n
        returning id, created_at),
      accounts as (insert into point_accounts (user_id, created_at) select id, created_at from joined)
      select min(id) as first from joined`.execute(tx)
    const first = rows[0]?.first ?? 0
    await sql`insert into member_search (user_id, words) select user_id, words from words_of_members where user_id >= ${first} order by user_id`.execute(
      tx,
    )
    return first
  })
}
