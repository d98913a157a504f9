import type { EventEmitter } from 'node:events'
import pg from 'pg'
import { keptAlive } from './waiting/keep-alive.ts'
import { watchLine } from './waiting/lines.ts'

export type PoolPlan = Omit<pg.PoolConfig, 'Client'> & { Client?: typeof pg.Client }

/**
 * Connections of which a broken one ends no process. It says so by an event, and an event nobody hears would end it; there
 * is nothing to do but to tell `lost`: a query in flight fails by itself, an idle connection leaves the pool.
 */
export function openPool({ Client = pg.Client, ...config }: PoolPlan, lost: (error: Error) => void = () => undefined): pg.Pool {
  const pool = new pg.Pool({ ...keptAlive, ...config, Client: watchingClient(Client) })
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    leaveStandby(client)
  })
  return pool
}

function watchingClient(Client: typeof pg.Client): typeof pg.Client {
  return class WatchingClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      watchLine(this)
    }
  }
}

const readOnly = '25006'

/**
 * A server that has become a standby goes on answering and writes nothing. A connection that hears so is given up: the next
 * one goes to where the address leads by then. What the server says is an event of the connection below pg's client.
 */
function leaveStandby(client: pg.PoolClient): void {
  const { connection, end } = client as unknown as { connection: EventEmitter; end: () => Promise<void> }
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnly) void end.call(client)
  })
}
