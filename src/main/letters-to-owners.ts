import { sendKeyEndingMail } from '#server/messages/email/send-key-ending-mail.ts'
import { sendWebhookPausedMail } from '#server/messages/email/send-webhook-paused-mail.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { findEndingKey } from '#server/people/staff/keys/key-ending.ts'
import { addressOfStaff } from '#server/people/staff/published/address-of-staff.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import type { Telling } from '#server/platform/outbox/work.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findPausedWebhook } from '#server/platform/webhooks/find-paused-webhook.ts'

/** Owners hear by the bell and by a letter that a webhook is paused (ACC-55); where somebody has resumed it meanwhile, nobody needs to. */
export async function tellOfPausedWebhook(shop: Shop, { webhookId }: { webhookId: number }, { id: telling }: Telling): Promise<void> {
  const { database, now } = shop
  const paused = await findPausedWebhook(shop, webhookId)
  if (!paused) return
  const owners = await listHoldersOf(database.db, 'webhooks.edit')
  const notice = { kind: 'webhooks', webhook: webhookId, address: paused.url } as const
  const told = { notice, key: `webhook paused ${telling}`, to: owners, by: null, hasLetter: true, now: now() } as const
  await database.transaction((tx) => tellStaff(tx, told))
  await toEach(shop, owners, (person) => sendWebhookPausedMail(shop, { ...person, ...paused, webhookId, telling }))
}

/** Owners are written to before a key ends (ACC-49). */
export async function tellOfEndingKey(shop: Shop, { keyId, days }: { keyId: number; days: number }): Promise<void> {
  const key = await findEndingKey(shop, keyId)
  if (!key) return
  const owners = await listHoldersOf(shop.database.db, 'keys.edit')
  await toEach(shop, owners, (person) => sendKeyEndingMail(shop, { ...person, ...key, keyId, days }))
}

type Person = NonNullable<Awaited<ReturnType<typeof addressOfStaff>>> & { staffId: number }

async function toEach(shop: Shop, people: readonly number[], send: (person: Person) => Promise<void>): Promise<void> {
  for (const staffId of people) {
    const person = await addressOfStaff(shop.database.db, staffId)
    if (person) await send({ ...person, staffId })
  }
}
