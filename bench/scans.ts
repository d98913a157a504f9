import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'
import { repeat } from './repeat.ts'

const rounds = 5
const packers = 8
/** Scans of each packer in a round. */
const scans = 100

/** Eight people scan at once, each into a parcel of their own, as fast as they are answered. */
export async function measureScans(shop: BenchShop): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: packers }, () => signInAsCast(shop, 'pack')))
  const p95 = await repeat(rounds, () => scanAtOnce(shop, people))
  return [{ what: `${packers} packers scanning at once: p95 a scan`, rounds: p95, unit: 'ms', atMost: 80 }]
}

async function scanAtOnce(shop: BenchShop, people: readonly OfficePerson[]): Promise<number> {
  const parcels = await createParcels(shop)
  const answered = await Promise.all(people.map((packer, place) => scanAll({ packer, parcel: parcels[place] })))
  const { counted } = await shop.database.db
    .selectFrom('scans')
    .where(
      'order_id',
      'in',
      parcels.map(({ id }) => id),
    )
    .select((eb) => eb.fn.sum<string>('counted').as('counted'))
    .executeTakeFirstOrThrow()
  if (Number(counted) !== packers * scans) throw new Error(`${packers * scans} scans were answered, and ${counted} units counted.`)
  const sorted = answered.flat().toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}

type Parcel = { id: number; number: string; code: string }

async function scanAll({ packer, parcel }: { packer: OfficePerson; parcel: Parcel | undefined }): Promise<number[]> {
  const device_key = randomUUID()
  const took: number[] = []
  for (let seq = 1; seq <= scans; seq += 1) {
    const began = performance.now()
    const { verdicts } = await packer.ask<{ verdicts: { verdict: string }[] }>('POST', `/office/api/v1/parcels/${parcel?.number}/scans`, {
      device_key,
      scans: [{ seq, kind: 'scan', code: parcel?.code, at: new Date().toISOString() }],
    })
    took.push(performance.now() - began)
    if (verdicts[0]?.verdict !== 'right') throw new Error(`A scan was told to be ${verdicts[0]?.verdict}.`)
  }
  return took
}

/** A parcel of so many units of one product for each packer, straight into the tables: what is measured is scanning. */
async function createParcels({ database: { db } }: BenchShop): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    with goods as (select id, barcode from products where barcode is not null order by id limit 1),
    made as (
      insert into orders (hashed_id, user_id, status, items_total, delivery_fee, grand_total, payment, shipping_method, sender_name, sender_phone,
        contact, invoice, placed_at, confirmed_at, picked_at)
      select translate(upper(substr(md5(random()::text), 1, 12)), '01', 'XY'), (select min(id) from users), 'picking', 0, 0, 0, 'when_received', 'black_cat',
        '陳浩', '+886922110334', '{"name":"陳浩","phone":"0922110334","county":"新竹縣","district":"竹北市","zip_code":"302","address":"文興路 168 號"}',
        '{"carrier_type":"member_carrier"}', now(), now(), now()
      from generate_series(1, ${packers}) returning id, hashed_id),
    delivery as (insert into stock_movements (product_id, delta, kind, actor) select id, ${packers * scans}, 'receipt', 'bench' from goods)
    select made.id, made.hashed_id as number, goods.barcode as code from made, goods`.execute(db)
  for (const { id } of rows)
    await sql`insert into stock_reservations (order_id, product_id, quantity)
      select ${id}, id, ${scans} from products where barcode is not null order by id limit 1`.execute(db)
  return rows
}
