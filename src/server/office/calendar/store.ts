import { sql, type Kysely } from 'kysely'
import type { DatedKind, Turn } from '#contract/office/api/goods/calendar.ts'
import type { Tables } from '#database/tables.ts'

type TurnRow = {
  kind: DatedKind
  what: Turn['what']
  at: Date
  product: number | null
  arrangement: Turn['arrangement']
  name: Turn['name']
  price: Turn['price']
}

/**
 * What begins or ends from one moment up to another, the earliest first. What was taken back is not there; what is over is. Codes are
 * those of the shop: one that a member earned is nobody's campaign.
 */
export async function listTurns(db: Kysely<Tables>, { from, until, limit }: { from: Date; until: Date; limit: number }) {
  const { rows } = await sql<TurnRow>`
    select dated.kind, turn.what, turn.at, dated.product, dated.arrangement, dated.name, dated.price
    from (
      select 'product' as kind, on_at as begins, off_at as ends, product_id as product, null as arrangement, ${nameOfProduct} as name,
          null::json as price
        from product_schedules join products on products.id = product_id
      union all
      select 'price', starts_at, ends_at, product_id, null, ${nameOfProduct},
          json_build_object('name', product_prices.name, 'price', product_prices.price)
        from product_prices join products on products.id = product_id where product_prices.state <> 'withdrawn'
      union all
      select 'categories', publish_at, null, null, kind, json_build_object('zh', '', 'en', ''), null
        from arrangements where publish_at is not null
      union all
      select 'gift', starts_at, ends_at, product_id, null, ${nameOfProduct}, null
        from gift_campaigns join products on products.id = product_id where gift_campaigns.active
      union all
      select 'offer', starts_at, ends_at, null, null, json_build_object('zh', name_zh, 'en', name_en), null from promotions where active
      union all
      select 'code', starts_at, ends_at, null, null, json_build_object('zh', name_zh, 'en', name_en), null
        from discount_codes where active and source = 'shop'
      union all
      select 'banner', starts_at, ends_at, null, null, json_build_object('zh', ${firstLine('title_zh')}, 'en', ${firstLine('title_en')}), null
        from index_banners
    ) as dated
    cross join lateral (values ('begins', dated.begins), ('ends', dated.ends)) as turn (what, at)
    where turn.at >= ${from} and turn.at < ${until}
    order by turn.at, turn.what desc, dated.kind, dated.product
    limit ${limit}`.execute(db)
  return rows
}

const nameOfProduct = sql`json_build_object('zh', products.name_zh, 'en', products.name_en)`

/** Between the lines of a text in Chinese. */
const wideBar = sql.lit(0xff5c)

/** Of a banner, whose lines stand in one text with a bar between them. */
const firstLine = (title: 'title_zh' | 'title_en') => sql`trim(split_part(replace(${sql.ref(title)}, chr(${wideBar}), '|'), '|', 1))`
