import { randomBytes } from 'node:crypto'
import { randomName } from '../web/random-person.ts'

/** Somebody with a LINE account. The id is `U` and 32 hex characters, as at LINE; the e-mail may be missing. */
export type LinePerson = { userId: string; name: string; email: string | null; statusMessage: string | null }

/** The cast of the demo shop who sign in with LINE. Their ids never change: the shop knows them by these. */
export const linePeople = {
  mei: { userId: 'U6d65690000000000000000000012001a', name: '林小梅', email: 'mei@example.com', statusMessage: '今天也要好好吃飯' },
  hao: { userId: 'U68616f0000000000000000000012001b', name: '陳浩', email: 'hao@example.com', statusMessage: null },
} as const satisfies Record<string, LinePerson>

/** Somebody nobody has seen before. */
export function newLinePerson(): LinePerson {
  const userId = `U${randomBytes(16).toString('hex')}`
  return { userId, name: randomName(), email: `line-${userId.slice(-8)}@example.com`, statusMessage: null }
}
