import autocannon from 'autocannon'

// Run in a process of its own by press-members.ts: presses as several members at once, each with their own cookies.

export type MemberPressure = {
  address: string
  seconds: number
  /** Headers of each client; there are as many clients. */
  clients: readonly Record<string, string>[]
  method?: 'GET' | 'POST'
  body?: unknown
}

export type Pressed = {
  answers: number
  failed: number
  /** Of 100 answers so many came within this time. */
  milliseconds: { p50: number; p95: number }
}

const { address, seconds, clients, method = 'GET', body }: MemberPressure = JSON.parse(process.argv[2] ?? '')
const times: number[] = []
const waiting = [...clients]
const result = await autocannon({
  url: address,
  connections: clients.length,
  duration: seconds,
  method,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  setupClient: (client) => {
    client.setHeaders({ 'content-type': 'application/json', ...waiting.pop() })
    client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds))
  },
})
times.sort((one, other) => one - other)
const within = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
const pressed: Pressed = {
  answers: result['2xx'],
  failed: result.non2xx + result.errors + result.timeouts,
  milliseconds: { p50: within(0.5), p95: within(0.95) },
}
process.stdout.write(JSON.stringify(pressed))
