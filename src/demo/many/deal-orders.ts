import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { dealt } from './made-up.ts'

/** `numbers`: which of the `count` orders, of which the first is the oldest. */
export type Deal = { numbers: readonly [first: number, last: number]; count: number; firstMember: number; members: number; now: Date }

const n = sql.ref<number>('n')
const chance = (word: string, size = 1000) => dealt(word, { n, size })

/**
 * Deals who orders what and when, how it travels and is paid, and how far it has come, into two tables that are gone with the
 * transaction: `dealt_lines` and `dealt`.
 */
export async function dealOrders(tx: Tx, deal: Deal): Promise<void> {
  await dealLines(tx, deal)
  await dealWays(tx, deal)
  await dealStates(tx, deal)
}

/** One to four lines; the goods that sell well are ordered more often: their place grows like the square of the luck. */
async function dealLines(tx: Tx, { numbers: [first, last] }: Deal): Promise<void> {
  await sql`create temporary table dealt_goods on commit drop as
    select row_number() over (order by sold_30d desc, id) as place, id, price, count(*) over ()::int as goods,
      jsonb_build_object('slug', slug, 'name', jsonb_build_object('zh', name_zh, 'en', name_en), 'preview', preview, 'members_only', false,
        'exclusive', false, 'shopping_point_price', null, 'optional_bundles_max_quantity', 0, 'split_stocks', '[]'::jsonb) as snapshot
    from (select * from products where not is_gift_only and temperature = 'normal' and price > 0 order by sold_30d desc, id limit 3000) as sold`.execute(
    tx,
  )
  await sql`create unique index on dealt_goods (place)`.execute(tx)
  const luck = sql<number>`(${dealt('goods', { n: sql`n * 8 + line`, size: 100_000 })} / 100000.0)`
  await sql`create temporary table dealt_lines on commit drop as
    select n, line, dealt_goods.id as product_id, dealt_goods.price, dealt_goods.snapshot,
      1 + ${dealt('quantity', { n: sql`n * 8 + line`, size: 10 })} / 7 as quantity
    from generate_series(${first}::bigint, ${last}::bigint) as n, generate_series(1, 1 + (${chance('lines')} ^ 2 / 300000)::int) as line,
      lateral (select 1 + floor(${luck} ^ 2 * (select count(*) from dealt_goods))::bigint as place) as chosen
      join dealt_goods using (place)`.execute(tx)
}

const twoYears = 730 * 86_400

/** Two thirds by the couriers' vans, a third to stores; nobody orders while they sleep: what falls into the night was twelve hours before. */
async function dealWays(tx: Tx, { numbers: [first, last], count, firstMember, members, now }: Deal): Promise<void> {
  const moment = now.toISOString()
  await sql`create temporary table dealt_ways on commit drop as
    select n, ${firstMember}::bigint + ${dealt('member', { n, size: members })} as user_id,
      case when ${chance('way')} < 560 then 'black_cat' when ${chance('way')} < 900 then 'seven' when ${chance('way')} < 950 then 'refrigeration'
        when ${chance('way')} < 980 then 'freezing' else 'ups' end as shipping_method,
      (array['credit_cards', 'credit_cards', 'credit_cards', 'line', 'jko', 'apple', 'google', 'atm', 'when_received', 'when_received'])
        [1 + ${chance('payment', 10)}] as wished,
      age - case when extract(hour from (${moment}::timestamptz - age) at time zone 'Asia/Taipei') < 7 and ${chance('asleep')} < 900
        then - interval '12 hours' else interval '0' end as age
    from generate_series(${first}::bigint, ${last}::bigint) as n,
      lateral (select make_interval(secs => (${count}::float8 - n) / ${count}::float8 * ${sql.lit(twoYears)}) as age) as placed`.execute(tx)
}

/** Twelve signs of which eight look like chance; the last four count, so that none comes twice. */
const number = sql`translate(upper(substr(md5(n::text || 'order'), 1, 8)), '01', 'GH') || ${counted(1)} || ${counted(34)} || ${counted(34 ** 2)} || ${counted(34 ** 3)}`

function counted(step: number) {
  return sql`substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789', 1 + (n / ${sql.lit(step)} % 34)::int, 1)`
}

/** What is older has come further: after three weeks everything has ended. Six in a hundred come to nothing, two are given back. */
async function dealStates(tx: Tx, { now }: Deal): Promise<void> {
  const moment = now.toISOString()
  await sql`create temporary table dealt on commit drop as
    select ways.n, ${number} as number, ways.user_id, ways.shipping_method, ways.age, ${moment}::timestamptz - ways.age as placed_at,
      case when ways.shipping_method = 'ups' and wished = 'when_received' then 'credit_cards' else wished end as payment,
      goods.items_total, case when ${chance('coupon')} < 150 then goods.items_total / 10 else 0 end as discount_amount,
      case when goods.items_total >= 1000 then 0 when ways.shipping_method = 'seven' then 60 else 120 end as delivery_fee,
      case when wished = 'when_received' and ways.shipping_method <> 'ups' then 30 else 0 end as handling_fee,
      case
        when ${chance('end')} < 60 and ways.age > interval '1 hour' then 'cancel'
        when ${chance('end')} < 80 and ways.age > interval '9 days' then 'refunded'
        when ${chance('end')} < 90 and ways.age < interval '2 days' and wished <> 'when_received' then 'refunding'
        when ${chance('end')} < 130 and ways.age < interval '20 minutes' and wished in ('line', 'jko') then 'uncharged'
        when ${chance('end')} < 600 and ways.age < interval '2 days' and wished = 'atm' then 'pending_payment'
        when ways.age < make_interval(hours => 6 + ${chance('pick', 36)}) then 'confirmed'
        when ways.age < make_interval(hours => 42 + ${chance('ship', 12)}) then 'picking'
        when ways.age < make_interval(hours => 72 + ${chance('bring', 48)}) then 'delivering'
        when ways.age < make_interval(hours => 120 + ${chance('fetch', 96)}) and ways.shipping_method = 'seven' then 'delivered'
        when ways.age > interval '400 days' then 'archived' else 'finished' end as status
    from dealt_ways as ways
      join (select n, sum(price * quantity)::int as items_total from dealt_lines group by n) as goods using (n)`.execute(tx)
  await sql`create unique index on dealt (n)`.execute(tx)
  await sql`analyze dealt`.execute(tx)
}
