import { createHmac } from 'node:crypto'

export type DeliveryToSign = {
  /** The webhook-id. */
  id: string
  body: string
  /** The newest first; for a day after a change of secret two. */
  secrets: readonly string[]
  now: Date
}

/** The headers of one try, signed as Standard Webhooks says: HMAC-SHA256 over `id.timestamp.body` with each secret (ACC-51). */
export function signDelivery({ id, body, secrets, now }: DeliveryToSign): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
  return {
    'content-type': 'application/json',
    'user-agent': 'Meihao-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

function sign(secret: string, words: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(words).digest('base64')
}
