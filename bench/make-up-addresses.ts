import { Agent, get } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

// Run in a process of its own by flood.ts: asks the shop for addresses that nobody has asked for before, so many a second.
// node make-up-addresses.ts <origin> <product's id> <per second> <seconds>

export type Flooded = { perSecond: number; answers: Record<string, number> }

const [origin = '', product = '', perSecond, duration] = process.argv.slice(2)

/** What attackers make up: another slug, numbers of nothing, words, tags, orders, parameters. */
const kinds = [
  (word: string) => `/zh/product/${product}-${word}`,
  (word: string) => `/en/product/9${word.slice(0, 9)}-x`,
  (word: string) => `/zh/items/9${word.slice(0, 9)}`,
  (word: string) => `/en/faqs/${word}`,
  (word: string) => `/zh/health-articles?tag=${word}`,
  (word: string) => `/zh/order/${word}`,
  (word: string) => `/en/wishlist/${word}`,
  (word: string) => `/zh/${word}/${word}`,
  (word: string) => `/zh/search?q=${word}`,
  (word: string) => `/en?utm_campaign=${word}`,
]

// Whoever does this sits at a machine of their own: here the shop and its visitors go first.
setPriority(constants.priority.PRIORITY_LOW)

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const answers: Record<string, number> = {}
let asked = 0
const start = Date.now()

function ask(): Promise<void> {
  asked += 1
  const kind = kinds[asked % kinds.length]
  const path = kind ? kind(String(start * 100_000 + asked).slice(2)) : '/'
  return new Promise((done, failed) => {
    const request = get(origin + path, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      answers[String(response.statusCode)] = (answers[String(response.statusCode)] ?? 0) + 1
      response.resume().once('close', done)
    })
    request.once('error', failed)
  })
}

// At an even pace: all of a second at its beginning would be a flood of many times as much.
const going: Promise<void>[] = []
const begin = performance.now()
for (let passed = 0; passed < Number(duration) * 1000; passed = performance.now() - begin) {
  while (asked < (passed * Number(perSecond)) / 1000) going.push(ask())
  await pause(1)
}
await Promise.all(going)
const flooded: Flooded = { perSecond: asked / ((performance.now() - begin) / 1000), answers }
process.stdout.write(JSON.stringify(flooded))
agent.destroy()
