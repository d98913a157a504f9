import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { allOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Tier } from './promotion-shape.ts'

/** Add-ons of the promotions that run at this moment, tier by tier. */
export async function listAddOnRows(db: Kysely<Tables>, now: Date) {
  return runningAddOns(db, now)
    .orderBy('promotion_tiers.minimum_amount')
    .orderBy('add_on_items.position')
    .select([
      'promotions.temperature',
      'promotions.name_zh',
      'promotions.name_en',
      'promotion_tiers.minimum_amount',
      'add_on_items.id',
      'add_on_items.product_id',
      'add_on_items.price',
      'add_on_items.purchase_limit',
    ])
    .execute()
}

/** The running offer of a product as add-on; it is not taken away before the transaction ends. */
export async function lockAddOnRow(tx: Tx, { productId, now }: { productId: number; now: Date }) {
  return runningAddOns(tx, now)
    .where('add_on_items.product_id', '=', productId)
    .select('add_on_items.id')
    .forKeyShare('add_on_items')
    .executeTakeFirst()
}

function runningAddOns(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('add_on_items')
    .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
    .innerJoin('promotions', 'promotions.id', 'promotion_tiers.promotion_id')
    .where('promotions.active', '=', true)
    .where((eb) => eb.or([eb('promotions.starts_at', 'is', null), eb('promotions.starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('promotions.ends_at', 'is', null), eb('promotions.ends_at', '>', now)]))
}

/** Whoever else writes a promotion waits until the transaction ends: they are judged beside each other. */
export async function lockPromotions(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('promotions', 0))`.execute(tx)
}

type PromotionRow = Selectable<Tables['promotions']>

export type WholePromotion = Pick<PromotionRow, 'id' | 'name_zh' | 'name_en' | 'temperature' | 'starts_at' | 'ends_at' | 'active'> & {
  tiers: Tier[]
}

export async function findPromotion(tx: Tx, id: number): Promise<WholePromotion | undefined> {
  return tx
    .selectFrom('promotions')
    .where('id', '=', id)
    .select(['id', 'name_zh', 'name_en', 'temperature', 'starts_at', 'ends_at', 'active'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('promotion_tiers')
          .whereRef('promotion_tiers.promotion_id', '=', 'promotions.id')
          .orderBy('minimum_amount')
          .select('minimum_amount')
          .select((tier) =>
            jsonArrayFrom(
              tier
                .selectFrom('add_on_items')
                .whereRef('add_on_items.tier_id', '=', 'promotion_tiers.id')
                .orderBy('position')
                .orderBy('add_on_items.id')
                .select(['product_id as product', 'price', 'purchase_limit']),
            ).as('add_on_items'),
          ),
      ).as('tiers'),
    )
    .executeTakeFirst()
}

export type Period = Pick<PromotionRow, 'name_zh' | 'temperature' | 'starts_at' | 'ends_at' | 'active'> & { id?: number }

/** Another promotion of the same temperature at a time of this one, if both are active or of one name. */
export async function findOverlapping(
  tx: Tx,
  { id = 0, name_zh, temperature, starts_at, ends_at, active }: Period,
): Promise<number | undefined> {
  const other = await tx
    .selectFrom('promotions')
    .where('id', '<>', id)
    .where('temperature', '=', temperature)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', starts_at)]))
    .$if(ends_at !== null, (others) => others.where('starts_at', '<', ends_at))
    .where((eb) => eb.or([eb('name_zh', '=', name_zh), eb.and([eb('active', '=', true), eb.val(active)])]))
    .orderBy('id')
    .select('id')
    .executeTakeFirst()
  return other?.id
}

export async function createPromotionRow(tx: Tx, row: Insertable<Tables['promotions']>): Promise<number> {
  return (await tx.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function savePromotionRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['promotions']> }): Promise<void> {
  await tx.updateTable('promotions').set(change).where('id', '=', id).execute()
}

/** Makes the tiers of a promotion what is said; offers that stay keep their ids, since lines of carts name them. */
export async function saveTiers(tx: Tx, { promotionId, tiers }: { promotionId: number; tiers: readonly Tier[] }): Promise<void> {
  await tx
    .deleteFrom('promotion_tiers')
    .where('promotion_id', '=', promotionId)
    .where('minimum_amount', '<>', allOf(tiers.map(({ minimum_amount }) => minimum_amount)))
    .execute()
  for (const { minimum_amount, add_on_items } of tiers) {
    const { id } = await tx
      .insertInto('promotion_tiers')
      .values({ promotion_id: promotionId, minimum_amount })
      .onConflict((same) => same.columns(['promotion_id', 'minimum_amount']).doUpdateSet({ minimum_amount }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveAddOns(tx, { tierId: id, addOns: add_on_items })
  }
}

async function saveAddOns(tx: Tx, { tierId, addOns }: { tierId: number; addOns: Tier['add_on_items'] }): Promise<void> {
  await tx
    .deleteFrom('add_on_items')
    .where('tier_id', '=', tierId)
    .where('product_id', '<>', allOf(addOns.map(({ product }) => product)))
    .execute()
  await tx
    .insertInto('add_on_items')
    .values(addOns.map(({ product, ...offer }, position) => ({ tier_id: tierId, product_id: product, position, ...offer })))
    .onConflict((same) =>
      same.columns(['tier_id', 'product_id']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        purchase_limit: eb.ref('excluded.purchase_limit'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}

type CampaignRow = Selectable<Tables['gift_campaigns']>

/** What is said of a gift campaign, its product under the name that staff say. */
export type WholeCampaign = Pick<CampaignRow, 'id' | 'key' | 'kind' | 'min_vip' | 'starts_at' | 'ends_at' | 'active'> & { product: number }

/** A campaign by its key, held until the transaction ends. */
export async function lockCampaign(tx: Tx, key: string): Promise<WholeCampaign | undefined> {
  return tx
    .selectFrom('gift_campaigns')
    .where('key', '=', key)
    .select(['id', 'key', 'kind', 'product_id as product', 'min_vip', 'starts_at', 'ends_at', 'active'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether the key was free; a campaign of that key that is being made elsewhere is waited for. */
export async function createFreeCampaign(tx: Tx, row: Insertable<Tables['gift_campaigns']>): Promise<boolean> {
  const created = await tx
    .insertInto('gift_campaigns')
    .values(row)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}

export async function saveCampaignRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['gift_campaigns']> }): Promise<void> {
  await tx.updateTable('gift_campaigns').set(change).where('id', '=', id).execute()
}
