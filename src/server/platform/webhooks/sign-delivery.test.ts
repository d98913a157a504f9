import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret } from './webhook-secret.ts'
import { signDelivery } from './sign-delivery.ts'

const secretOf = (seed: number) => newSecret({ randomBytes: (count) => Buffer.alloc(count, seed) })
const delivery = { id: 'msg_2K7Q', body: '{"type":"order.paid","name":"梅"}', now: new Date() }

test('ACC-51 a delivery is signed as the library of Standard Webhooks understands it', () => {
  const secret = secretOf(1)
  const headers = signDelivery({ ...delivery, secrets: [secret] })
  expect(new Webhook(secret).verify(delivery.body, headers)).toEqual(JSON.parse(delivery.body))
  expect(new Webhook(secret).sign(delivery.id, delivery.now, delivery.body)).toBe(headers['webhook-signature'])
  expect(() => new Webhook(secretOf(2)).verify(delivery.body, headers)).toThrow('signature')
  expect(() => new Webhook(secret).verify(`${delivery.body} `, headers)).toThrow('signature')
})

test('ACC-51 signed with two secrets, whoever knows one of them knows who speaks', () => {
  const headers = signDelivery({ ...delivery, secrets: [secretOf(2), secretOf(1)] })
  for (const secret of [secretOf(1), secretOf(2)]) expect(new Webhook(secret).verify(delivery.body, headers)).toBeDefined()
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
})
