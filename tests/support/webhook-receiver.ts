import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

/** Whether one of the signatures is what the library of Standard Webhooks would have written with this secret. It believes no time but that of this machine, and stories pass days. */
export function isSignedBy(secret: string, { headers, body }: Heard): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body)
  return (headers['webhook-signature'] ?? '').split(' ').includes(signature)
}

const read = (name: string) => readFileSync(new URL(`receiver/${name}`, import.meta.url), 'utf8')

/** Who vouches for receivers of tests: themselves. */
export const receiverAuthority = read('certificate.pem')

export type Heard = { headers: Record<string, string>; body: string; path: string }

export type WebhookReceiver = {
  address: string
  heard: Heard[]
  /** From now on it answers so. */
  answer: (answer: (response: ServerResponse, request: IncomingMessage) => void) => void
  close: () => Promise<void>
}

/** Somebody who wants to be told, on this machine, by https. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const heard: Heard[] = []
  let speak = (response: ServerResponse, _request: IncomingMessage): void => void response.writeHead(204).end()
  const server = createServer({ key: read('key.pem'), cert: receiverAuthority }, async (request, response) => {
    const body = await text(request)
    heard.push({ headers: request.headers as Record<string, string>, body, path: request.url ?? '' })
    speak(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    address: `https://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    heard,
    answer: (answer) => void (speak = answer),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
