import { join } from 'node:path'
import { startEmbedded } from '#database/embedded.ts'
import { copyOrders } from '../support/copy-orders.ts'
import { onServer } from '../support/test-server.ts'
import { ports } from './shopper.ts'

/** In the shop of the journeys: every sign-in of somebody of that name was made so many minutes earlier. */
export async function ageSignIns(name: string, minutes: number): Promise<void> {
  await inTheDatabase(
    'update sessions set created_at = sessions.created_at - make_interval(mins => $2) from users where users.id = user_id and name = $1',
    [name, minutes],
  )
}

/** The same of the second factor that somebody of the office gave last. */
export async function ageSecondFactors(email: string, minutes: number): Promise<void> {
  await inTheDatabase(
    'update staff_sessions set stepped_up_at = stepped_up_at - make_interval(mins => $2) from staff where staff.id = staff_id and email = $1',
    [email, minutes],
  )
}

/** Every browser in which somebody of the office is signed in is one that others use as well, as if they had said so. */
export async function shareBrowsersOf(email: string): Promise<void> {
  await inTheDatabase('update staff_sessions set shared = true from staff where staff.id = staff_id and email = $1', [email])
}

/** Somebody new has ordered so many times, long ago, and has it all. */
export async function letOrdersBe(name: string, times: number): Promise<void> {
  await inTheDatabase(copyOrders, [name, times])
}

/** Somebody of the office has used up all recovery codes but so many. */
export async function spendRecoveryCodes(email: string, left: number): Promise<void> {
  await inTheDatabase(
    `update staff_recovery_codes set used_at = now() where id in (
      select codes.id from staff_recovery_codes as codes join staff on staff.id = staff_id where email = $1 order by codes.id offset $2)`,
    [email, left],
  )
}

/** Owners of the office who are not of its cast are suspended, and do not count as ones in earnest: it waits for its first owner again. */
export async function leaveToTheCast(): Promise<void> {
  await inTheDatabase(
    `update staff set demo = true, suspended_at = coalesce(suspended_at, now()) where not demo and id in (
      select staff_id from staff_roles join roles on roles.id = role_id where roles.key = 'owner')`,
    [],
  )
}

async function inTheDatabase(words: string, values: readonly (string | number)[]): Promise<void> {
  const { url, stop } = await startEmbedded({ directory: join(ports.home, 'postgres'), port: ports.database })
  try {
    await onServer(url, (client) => client.query(words, [...values]))
  } finally {
    await stop()
  }
}
