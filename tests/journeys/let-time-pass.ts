import { join } from 'node:path'
import { startEmbedded } from '#database/embedded.ts'
import { onServer } from '../support/test-server.ts'
import { ports } from './shopper.ts'

/** In the shop of the journeys: every sign-in of somebody of that name was made so many minutes earlier. */
export async function ageSignIns(name: string, minutes: number): Promise<void> {
  const { url, stop } = await startEmbedded({ directory: join(ports.home, 'postgres'), port: ports.database })
  try {
    const words =
      'update sessions set created_at = sessions.created_at - make_interval(mins => $2) from users where users.id = user_id and name = $1'
    await onServer(url, (client) => client.query(words, [name, minutes]))
  } finally {
    await stop()
  }
}
