import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { instant, word } from '#contract/shared/fields.ts'
import { permissionNames } from '#rules/staff/permissions.ts'
import { factorsApi } from './signing-in/factors.ts'
import { ownCall, ownChange } from './office-call.ts'

const share = z.union([
  z.literal('all'),
  z.object({ each: z.int().optional(), aDay: z.int().optional(), percent: z.int().optional() }).strict(),
  z.object({ part: z.string() }).strict(),
])

/** How somebody wants their pages to be. */
const wishes = {
  language: z.enum(['zh', 'en']),
  theme: z.enum(['device', 'light', 'dark']),
  density: z.enum(['wide', 'narrow']),
  /** Whether letters alone are shortcuts. */
  single_keys: z.boolean(),
}

/** Who works here, and what they may do. */
export const me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  ...wishes,
  /** Keys of built-in roles, numbers of others. */
  roles: z.array(z.string()),
  /** What they hold of each permission; what is not named they do not hold. */
  permissions: z.partialRecord(z.enum(permissionNames), share),
  /** How many recovery codes are left; null for who needs none, as the cast of a demo shop. */
  recovery_codes_left: z.int().nullable(),
  /** Whether the shop is there to be tried out. */
  demo_shop: z.boolean(),
  /** Goes into the header X-CSRF-Token of every change. */
  csrf_token: z.string(),
})
export type Me = z.infer<typeof me>

export const officeSession = z.object({
  id: z.string(),
  started_at: instant,
  last_seen_at: instant,
  address: z.string(),
  /** Browser and system; null when they name neither. */
  browser: z.string().nullable(),
  /** Others use this browser too. */
  shared: z.boolean(),
  /** The session of this very call. */
  current: z.boolean(),
})
export type OfficeSession = z.infer<typeof officeSession>

export const meApi = {
  find: ownCall.route({ method: 'GET', path: '/office/api/v1/me', summary: 'Who is signed in, and what they may do' }).output(me),
  change: ownChange
    .route({ method: 'PATCH', path: '/office/api/v1/me', summary: 'How one’s own pages are to be' })
    .input(z.object(wishes).partial())
    .output(me),
  factors: factorsApi,
  sessions: {
    list: ownCall
      .route({ method: 'GET', path: '/office/api/v1/me/sessions', summary: 'Where one is signed in' })
      .output(z.object({ sessions: z.array(officeSession) })),
    end: ownChange
      .route({ method: 'DELETE', path: '/office/api/v1/me/sessions/{id}', summary: 'End one of one’s own sessions' })
      .errors(refusals('not_found'))
      .input(z.object({ id: word }))
      .output(z.object({ status: z.literal('ended') })),
    endOthers: ownChange
      .route({ method: 'DELETE', path: '/office/api/v1/me/sessions', summary: 'End all of one’s own sessions but this one' })
      .output(z.object({ status: z.literal('ended') })),
  },
}
