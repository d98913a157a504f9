import { randomInt } from 'node:crypto'
import { randomName } from '../web/random-person.ts'

/** Somebody with a Facebook account. The id is a run of digits; the e-mail may be missing. */
export type FacebookPerson = { id: string; name: string; email: string | null }

/** The cast of the demo shop who sign in with Facebook. Their ids never change: the shop knows them by these. */
export const facebookPeople = {
  xin: { id: '10120010000000011', name: '王欣', email: 'xin@example.com' },
  lock: { id: '10120010000000012', name: '張鎖', email: 'lock@example.com' },
} as const satisfies Record<string, FacebookPerson>

/** Somebody nobody has seen before. */
export function newFacebookPerson(): FacebookPerson {
  const id = `1022${randomInt(1e12).toString().padStart(13, '0')}`
  return { id, name: randomName(), email: `facebook-${id.slice(-8)}@example.com` }
}
