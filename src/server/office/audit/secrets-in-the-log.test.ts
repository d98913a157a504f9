import { afterAll, expect, test } from 'vitest'
import { codeOf, staffPassword } from '#support/staff.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openWebhookReceiver } from '#support/webhook-receiver.ts'

// What is secret is told in the audit log as changed, and never as what it is.

const house = await openTestShop()
const { shop, clock } = house
const { db } = shop.database
const office = testOffice(house)
const receiver = await openWebhookReceiver()
afterAll(receiver.close)

test('ACC-44 passwords, codes, keys and secrets stand in no entry, though each change of them does', async () => {
  const { call, me } = await office.as('owner')
  const stepUp = () =>
    db
      .updateTable('staff_sessions')
      .set({ stepped_up_at: shop.now() })
      .where('staff_id', '=', me.id)
      .where('ended_at', 'is', null)
      .execute()
  await stepUp()
  const password = 'winter plums by the river'
  await call.me.factors.setPassword({ password })
  const { secret } = await call.me.factors.offerTotp({})
  const code = codeOf(secret, shop.now())
  await call.me.factors.setTotp({ totp: { secret, code } })
  clock.pass({ minutes: 1 })
  await stepUp()
  const { codes } = await call.me.factors.renewRecoveryCodes({})
  const { key } = await call.keys.create({ name: 'books', scopes: ['today.view'], days: 30 })
  const made = await call.webhooks.create({ url: receiver.address, events: ['order.placed'] })
  const renewed = await call.webhooks.renewSecret({ id: made.id })
  const entries = await db.selectFrom('audit_entries').where('staff_id', '=', me.id).selectAll().execute()
  const verbs = entries.map(({ verb }) => verb)
  for (const part of ['password', 'totp', 'codes', 'key', 'webhook', 'secret'])
    expect(
      verbs.filter((verb) => verb.includes(part)),
      part,
    ).not.toEqual([])
  const told = JSON.stringify(entries)
  const secrets = [password, staffPassword, secret, code, ...codes, key.slice(12), made.secret, renewed.secret]
  for (const word of secrets) expect(told.includes(word), word).toBe(false)
})
