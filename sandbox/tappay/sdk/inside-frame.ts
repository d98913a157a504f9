import type { Answer, Message } from './open-frame.ts'

const query = new URLSearchParams(location.search)
const shop = query.get('origin') ?? ''

/** Says something to the shop's page, and to no other page that might stand around this frame. */
export function tellShop(message: Message) {
  window.parent.postMessage(message, shop)
}

export function hearShop(listen: (message: Message) => void) {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
    if (source === window.parent && origin === shop) listen(data)
  })
}

/** Asks the company itself. A broken line is answered with status -5, unknown. */
export async function askCompany(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return (await response.json()) as Answer
  } catch {
    return { status: -5, msg: 'The card company does not answer' }
  }
}

export function parameter(name: string): string {
  return query.get(name) ?? ''
}
