import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Shop } from '#server/platform/shop.ts'
import { runCommand, type Said } from '../shop/run-command.ts'

/** Takes the words of operations at a port of this machine, as JSON, and answers what `npm run shop` would say to them. */
export function takeWords(shop: Shop, port: number): Server {
  return createServer((asked, answer) => {
    void json(asked)
      .then(async (words) => act(shop, words as string[]))
      .catch((error: unknown): Said => ({ ok: false, says: String(error) }))
      .then((said) => answer.end(JSON.stringify(said)))
  }).listen(port, '127.0.0.1')
}

async function act(shop: Shop, [command = '', ...given]: readonly string[]): Promise<Said> {
  return runCommand(shop, { command, given })
}
