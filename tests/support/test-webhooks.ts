import { afterAll, beforeEach } from 'vitest'
import { deliverWebhook } from '#server/platform/webhooks/deliver-webhook.ts'
import { tellWebhooks } from '#server/platform/webhooks/tell-webhooks.ts'
import { testOffice, type AtOffice } from './test-office.ts'
import type { TestShop } from './test-shop.ts'
import { openWebhookReceiver } from './webhook-receiver.ts'

export type Hook = { id: string; secret: string }

/** An owner at the page of webhooks, and one receiver. Before each story the owner is new and the webhooks of the one before are gone. */
export async function openTestWebhooks(testShop: TestShop) {
  const { shop } = testShop
  const office = testOffice(testShop)
  const receiver = await openWebhookReceiver()
  afterAll(receiver.close)
  let owner: AtOffice | undefined
  /** Signed in anew: a second factor is fresh for ten minutes, and stories pass days. */
  const fresh = async () => (owner = await office.as('owner'))
  beforeEach(async () => {
    const { call } = await fresh()
    receiver.answer((response) => void response.writeHead(204).end())
    receiver.heard.length = 0
    for (const { id } of (await call.webhooks.list({})).webhooks) await call.webhooks.remove({ id })
  })
  const present = () => {
    if (!owner) throw new Error('Nobody has signed in yet')
    return owner
  }
  let news = 0
  return {
    receiver,
    office,
    fresh,
    owner: present,
    /** The calls of whoever is signed in now. */
    calls: () => present().call.webhooks,
    subscribe: (url = receiver.address): Promise<Hook> => present().call.webhooks.create({ url, events: ['order.paid'] }),
    logOf: async ({ id }: Hook) => (await present().call.webhooks.deliveries({ id })).rows,
    failing: (status = 500, text = 'out of order') => receiver.answer((response) => void response.writeHead(status).end(text)),
    /** Tells that an order was paid. */
    async tell(number = 'K7Q2M9X4TBHE', id = (news += 1)): Promise<void> {
      const object = { kind: 'order', number, version: 3, state: 'confirmed' } as const
      await tellWebhooks(shop, { event: 'order.paid', telling: { id, at: shop.now() }, find: async () => object })
    },
    work: () => workNow(shop),
  }
}

/** Does what the queue would do now. */
async function workNow(shop: TestShop['shop']): Promise<void> {
  const due = await shop.database.db
    .selectFrom('webhook_deliveries')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', shop.now())
    .orderBy('id')
    .select(['id', 'tries'])
    .execute()
  for (const { id, tries } of due) await deliverWebhook(shop, { delivery: id, tries })
}
