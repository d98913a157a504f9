import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { dealt, familyNames, givenNames, oneOf } from './made-up.ts'

const n = sql.ref<number>('n')
const chance = (word: string, size: number) => dealt(word, { n, size })
const hours = (word: string, { from, size }: { from: number; size: number }) =>
  sql`placed_at + make_interval(hours => ${sql.lit(from)} + ${chance(word, size)})`
const reached = (...statuses: readonly string[]) => sql`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`
const ended = ['finished', 'archived'] as const

/** Writes what was dealt with its lines. `dealt_course` has the orders then, with the moments of their course. */
export async function writeDealtOrders(tx: Tx): Promise<void> {
  await dealCourse(tx)
  await writeOrders(tx)
  await sql`create temporary table dealt_course on commit drop as
    select dealt_steps.*, orders.id from dealt_steps join orders on orders.hashed_id = number`.execute(tx)
  await sql`insert into order_lines (order_id, product_id, item_type, quantity, price, sub_total, snapshot, created_at)
    select id, product_id, 'normal', quantity, price, price * quantity, snapshot, placed_at
    from dealt_lines join dealt_course using (n) order by n, line`.execute(tx)
}

async function dealCourse(tx: Tx): Promise<void> {
  const shipped = reached('delivering', 'delivered', ...ended)
  await sql`create temporary table dealt_steps on commit drop as
    select dealt.*, items_total - discount_amount + delivery_fee + handling_fee as grand_total,
      case when not ${reached('uncharged', 'pending_payment', 'cancel')} then placed_at + make_interval(mins => ${chance('confirmed', 10)}) end as confirmed_at,
      case when ${reached('picking')} or ${shipped} then ${hours('pick', { from: 6, size: 36 })} end as picked_at,
      case when ${shipped} then ${hours('ship', { from: 42, size: 12 })} end as shipped_at,
      case when ${reached('delivered', ...ended)} then ${hours('bring', { from: 72, size: 48 })} end as delivered_at,
      case when ${reached(...ended)} then case shipping_method when 'seven' then ${hours('fetch', { from: 120, size: 96 })}
        else ${hours('bring', { from: 72, size: 48 })} end end as finished_at,
      case when ${reached('cancel', 'refunding', 'refunded')} then placed_at + interval '1 hour' end as cancelled_at,
      case when ${reached('refunded')} then placed_at + interval '1 day' end as refunded_at,
      case when ${reached('archived')} then placed_at + interval '400 days' end as archived_at,
      case when ${shipped} then (case shipping_method when 'seven' then 'M' when 'ups' then '1Z' else '90' end) || lpad(n::text, 10, '0') end as tracking
    from dealt`.execute(tx)
}

const recipient = sql`${oneOf(familyNames, chance('recipient', familyNames.length))} || ${oneOf(givenNames, chance('recipient given', givenNames.length))}`
const phone = sql`lpad(${chance('phone', 100_000_000)}::text, 8, '0')`

async function writeOrders(tx: Tx): Promise<void> {
  const towns = await sql`create temporary table dealt_towns on commit drop as
    select row_number() over (order by zip_code, county, district) - 1 as place, zip_code, county, district from tw_districts`
  await towns.execute(tx)
  await sql`create temporary table dealt_stores on commit drop as
    select row_number() over (order by store_id) - 1 as place, store_id, store_name from stores`.execute(tx)
  await sql`insert into orders (hashed_id, user_id, status, lang, items_total, discount_amount, delivery_fee, handling_fee, grand_total, payment,
      shipping_method, region, temperature, remark, discount_code_text, sender_name, sender_phone, contact, foreign_contact, store, receipt, invoice,
      tracking, payment_deadline, expire_datetime, cancel_code, placed_at, confirmed_at, picked_at, shipped_at, delivered_at, finished_at, cancelled_at,
      refunded_at, archived_at, held_reason, held_by, held_at, created_at)
    select number, user_id, status, case when shipping_method = 'ups' then 'en' else 'zh' end, items_total, discount_amount, delivery_fee, handling_fee,
      grand_total, payment, shipping_method, case when shipping_method = 'ups' then 'foreign' else 'domestic' end,
      case when shipping_method in ('refrigeration', 'freezing') then shipping_method else 'normal' end,
      case when ${chance('remark', 100)} < 8 then '請放管理室' else '' end, case when discount_amount > 0 then 'PLUM100' end,
      users.name, '+8869' || ${phone}, ${contact}, ${foreignContact}, ${store},
      case when ${chance('company', 100)} < 4 then lpad(${chance('tax id', 100_000_000)}::text, 8, '0') end,
      jsonb_build_object('carrier_type', 'member_carrier', 'carrier', users.email), tracking,
      case when ${reached('pending_payment', 'uncharged')} then placed_at + interval '3 days' end,
      case when ${reached('pending_payment')} then placed_at + interval '3 days' end,
      case when ${reached('cancel')} then case when payment in ('line', 'jko') then 'payment_failed' else 'edit' end
        when ${reached('refunding', 'refunded')} then 'duplicate' end,
      placed_at, confirmed_at, picked_at, shipped_at, delivered_at, finished_at, cancelled_at, refunded_at, archived_at,
      case when ${held} then 'address' end, case when ${held} then 'seed' end, case when ${held} then placed_at + interval '2 hours' end, placed_at
    from dealt_steps join users on users.id = user_id
      join dealt_towns as town on town.place = ${dealt('town', { n, size: sql`(select count(*) from dealt_towns)` })}
      left join dealt_stores as store on store.place = ${dealt('store', { n, size: sql`(select nullif(count(*), 0) from dealt_stores)` })}
    order by n`.execute(tx)
}

/** One in thirty of those that wait to be picked. */
const held = sql`(${reached('confirmed')} and ${chance('held', 30)} = 0 and confirmed_at < now())`

const contact = sql`case shipping_method when 'ups' then null
  when 'seven' then jsonb_build_object('name', ${recipient}, 'phone', '09' || ${phone})
  else jsonb_build_object('name', ${recipient}, 'phone', '09' || ${phone}, 'county', county, 'district', district, 'zip_code', zip_code,
    'address', '中正路 ' || (1 + ${chance('house', 400)}) || ' 號') end`
const foreignContact = sql`case when shipping_method = 'ups' then jsonb_build_object('name', 'Chan Ka Yan', 'phone', '+8529' || ${phone}, 'country', 'HK',
  'state_province_county', 'Kowloon', 'city_or_town', 'Mong Kok', 'address_one', (1 + ${chance('house', 400)}) || ' Nathan Road', 'postal_code', null) end`
const store = sql`case when shipping_method = 'seven' then
  jsonb_build_object('store_id', coalesce(store_id, '991182'), 'store_name', coalesce(store_name, '永康')) end`
