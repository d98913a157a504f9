import autocannon from 'autocannon'

// Run in a process of its own by press-members.ts: presses as several members at once, each with their own cookies.

export type MemberPressure = {
  address: string
  /** So many calls are made in all. */
  calls: number
  /** Headers of each client; there are as many clients. */
  clients: readonly Record<string, string>[]
  method?: 'GET' | 'POST'
  body?: unknown
}

export type Pressed = {
  perSecond: number
  failed: number
  /** Of 100 answers so many came within this time. */
  milliseconds: { p50: number; p95: number }
}

const { address, calls, clients, method = 'GET', body }: MemberPressure = JSON.parse(process.argv[2] ?? '')
const times: number[] = []
const waiting = [...clients]
const before = performance.now()
const result = await autocannon({
  url: address,
  connections: clients.length,
  amount: calls,
  method,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  setupClient: (client) => {
    client.setHeaders({ 'content-type': 'application/json', ...waiting.pop() })
    client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds))
  },
})
const seconds = (performance.now() - before) / 1000
times.sort((one, other) => one - other)
const within = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
const pressed: Pressed = {
  perSecond: result['2xx'] / seconds,
  failed: calls - result['2xx'],
  milliseconds: { p50: within(0.5), p95: within(0.95) },
}
process.stdout.write(JSON.stringify(pressed))
