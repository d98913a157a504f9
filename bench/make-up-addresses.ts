import autocannon, { type Request } from 'autocannon'

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

let count = 0
const start = Date.now()
const madeUp = (request: Request): Request => {
  count += 1
  const kind = kinds[count % kinds.length]
  return { ...request, path: kind ? kind(String(start * 100_000 + count).slice(2)) : '/' }
}
const result = await autocannon({
  url: origin,
  connections: 32,
  overallRate: Number(perSecond),
  duration: Number(duration),
  headers: { 'accept-encoding': 'br' },
  requests: [{ setupRequest: madeUp }],
})
const answers = Object.fromEntries(Object.entries(result.statusCodeStats ?? {}).map(([status, { count: times = 0 }]) => [status, times]))
const flooded: Flooded = { perSecond: result.requests.total / result.duration, answers }
process.stdout.write(JSON.stringify(flooded))
