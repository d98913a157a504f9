import { json } from 'node:stream/consumers'
import autocannon, { type Options, type Request } from 'autocannon'

// Run in a process of its own by press-members.ts: presses as several members at once, each with their own cookies.

export type MemberPressure = {
  address: string
  /** So many calls are made in all. */
  calls: number
  method?: 'GET' | 'POST'
} & (
  | { /** Headers of each client; there are as many clients. */ clients: readonly Record<string, string>[]; body?: unknown }
  | { /** So many clients, which make these calls once each. */ clients: number; requests: readonly MemberRequest[] }
)

export type MemberRequest = { headers: Record<string, string>; body: unknown }

export type Pressed = {
  perSecond: number
  failed: number
  /** Of 100 answers so many came within this time. */
  milliseconds: { p50: number; p95: number }
}

const pressure = (await json(process.stdin)) as MemberPressure
const { address, calls, method = 'GET' } = pressure
const times: number[] = []
const type = { 'content-type': 'application/json' }
const before = performance.now()
/** autocannon itself only ends with the second in which the last answer came. */
let last = before
const noteTime = (_status: number, _bytes: number, milliseconds: number) => {
  times.push(milliseconds)
  last = performance.now()
}
const result = await autocannon({
  url: address,
  amount: calls,
  method,
  ...('requests' in pressure ? callsOnce(pressure) : callsAgain(pressure)),
})
const seconds = (last - before) / 1000
times.sort((one, other) => one - other)
const within = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
const pressed: Pressed = {
  perSecond: result['2xx'] / seconds,
  failed: calls - result['2xx'],
  milliseconds: { p50: within(0.5), p95: within(0.95) },
}
process.stdout.write(JSON.stringify(pressed))

/** Each client says who it is, and makes the same call again and again. */
function callsAgain({ clients, body }: Extract<MemberPressure, { body?: unknown }>): Partial<Options> {
  const waiting = [...clients]
  return {
    connections: clients.length,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    setupClient: (client) => {
      client.setHeaders({ ...type, ...waiting.pop() })
      client.on('response', noteTime)
    },
  }
}

/** Every call is another one. */
function callsOnce({ clients, requests }: Extract<MemberPressure, { requests: unknown }>): Partial<Options> {
  const waiting = [...requests]
  const next = (request: Request) => {
    const { headers, body } = waiting.pop() ?? { headers: {}, body: null }
    return { ...request, headers: { ...type, ...headers }, body: JSON.stringify(body) }
  }
  return { connections: clients, requests: [{ setupRequest: next }], setupClient: (client) => void client.on('response', noteTime) }
}
