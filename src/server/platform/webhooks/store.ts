import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { WebhookEvent } from '#rules/webhooks/webhook-events.ts'

type Db = Kysely<Tables>

export type WebhookRow = Selectable<Tables['webhooks']>

export type NewWebhook = { publicId: string; url: string; events: readonly WebhookEvent[]; secret: Buffer; now: Date }

export async function createWebhookRow(tx: Tx, { publicId, url, events, secret, now }: NewWebhook): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({ public_id: publicId, url, events: [...events], secret, created_at: now })
    .execute()
}

/** Holds a webhook until the transaction ends; undefined when there is none, or no more. */
export async function lockWebhook(tx: Tx, publicId: string): Promise<WebhookRow | undefined> {
  return tx
    .selectFrom('webhooks')
    .where('public_id', '=', publicId)
    .where('state', '<>', 'removed')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The same by its running number, also when it was removed. */
export async function lockWebhookOf(tx: Tx, id: number): Promise<WebhookRow> {
  return tx.selectFrom('webhooks').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function findWebhookRow(db: Db, publicId: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').where('public_id', '=', publicId).where('state', '<>', 'removed').selectAll().executeTakeFirst()
}

export async function findWebhookOf(db: Db, id: number): Promise<WebhookRow> {
  return db.selectFrom('webhooks').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

/** Who wants to hear of this event. They are held, so that nobody pauses or resumes one before it is written what they are told. */
export async function lockSubscribers(tx: Tx, event: WebhookEvent): Promise<Pick<WebhookRow, 'id' | 'state'>[]> {
  return tx
    .selectFrom('webhooks')
    .where('state', '<>', 'removed')
    .where((eb) => eb(sql<string>`${event}`, '=', eb.fn.any('events')))
    .orderBy('id')
    .select(['id', 'state'])
    .forShare()
    .execute()
}

/** Asked with nearly everything that happens. */
export async function hasSubscribers(db: Db, event: WebhookEvent): Promise<boolean> {
  return (await subscriber(db, { event })).length > 0
}

const subscriber = prepared((db, value: ValueOf<{ event: string }>) =>
  db
    .selectFrom('webhooks')
    .where('state', '<>', 'removed')
    .where((eb) => eb(sql<string>`${value('event')}`, '=', eb.fn.any('events')))
    .limit(1)
    .select('id'),
)

export async function saveWebhook(
  tx: Tx,
  { webhook, set }: { webhook: Pick<WebhookRow, 'id'>; set: Updateable<Tables['webhooks']> },
): Promise<void> {
  await tx.updateTable('webhooks').set(set).where('id', '=', webhook.id).execute()
}

export async function listWebhookRows(db: Db) {
  return db
    .selectFrom('webhooks')
    .where('state', '<>', 'removed')
    .orderBy('id')
    .selectAll()
    .select((eb) =>
      (['waiting', 'held', 'failed'] as const).map((state) =>
        eb
          .selectFrom('webhook_deliveries')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .where('webhook_deliveries.state', '=', state)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as(state),
      ),
    )
    .execute()
}

/** Webhooks whose secrets a former key of the shop has closed are closed with the newest by whoever asks for them. */
export async function listAllWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').where('state', '<>', 'removed').selectAll().execute()
}
