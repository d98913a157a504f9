import * as z from 'zod'
import { memberCall, memberChange } from '#contract/shared/call.ts'
import { instant, removalDone, word } from '#contract/shared/fields.ts'

export const session = z.object({
  /** Names the session to its member; it opens nothing. */
  id: z.string(),
  /** Browser and system in two words, such as `Chrome · Windows`; null where the browser named neither. */
  device: z.string().nullable(),
  signed_in_at: instant,
  /** Noted once a day. */
  last_seen_at: instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

const list = memberCall
  .route({ method: 'GET', path: '/api/v1/user/sessions', summary: 'Where the member is signed in' })
  .output(z.object({ sessions: z.array(session) }))

const done = removalDone.extend({ message: z.string() })

const end = memberChange
  .route({ method: 'DELETE', path: '/api/v1/user/sessions/{id}', summary: 'Sign out on one device' })
  .input(z.object({ id: word }))
  .output(done)

const endAll = memberChange
  .route({ method: 'DELETE', path: '/api/v1/user/sessions', summary: 'Sign out everywhere else, with this_device here too' })
  .input(z.object({ this_device: z.boolean().optional() }).optional())
  .output(done.extend({ ended: z.int() }))

export const sessions = { list, end, endAll }
