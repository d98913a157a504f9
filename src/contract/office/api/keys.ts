import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, instant, lineUpTo, textUpTo } from '#contract/shared/fields.ts'
import { keyDays, keyScopes, mostNetworks } from '#rules/staff/api-key.ts'
import { staffCall, staffChange } from './office-call.ts'

const scopes = z
  .array(z.string().refine((name) => keyScopes.some((known) => known === name), 'invalid'))
  .min(1, 'required')
  .max(keyScopes.length, 'tooMany')

const key = z.object({
  id: z.int(),
  name: z.string(),
  /** What is shown of it. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  networks: z.array(z.string()),
  made_by: z.string(),
  /** `over`: its time is over; `ended`: somebody has ended it. */
  state: z.enum(['open', 'over', 'ended']),
  created_at: instant,
  expires_at: instant,
  last_used_at: instant.nullable(),
  last_address: z.string().nullable(),
  ended_at: instant.nullable(),
  /** Nobody has used it for sixty days. */
  idle: z.boolean(),
})
export type ApiKey = z.infer<typeof key>

export const keysApi = {
  list: staffCall('keys.edit')
    .route({ method: 'GET', path: '/office/api/v1/keys', summary: 'API keys, newest first, and what a key may hold' })
    .output(z.object({ keys: z.array(key), scopes: z.array(z.string()) })),
  create: staffChange('keys.edit')
    .route({ method: 'POST', path: '/office/api/v1/keys', summary: 'A key for a program; it is shown this once' })
    .input(
      z.object({
        name: lineUpTo(80).min(1, 'required'),
        scopes,
        /** From where it may be used: addresses or ranges such as 203.0.113.0/24; none means anywhere. */
        networks: z.array(textUpTo(50)).max(mostNetworks, 'tooMany').default([]),
        days: z.int().min(keyDays.least, 'invalid').max(keyDays.most, 'invalid').default(keyDays.proposed),
      }),
    )
    .output(z.object({ id: z.int(), key: z.string(), expires_at: instant })),
  end: staffChange('keys.edit')
    .route({ method: 'DELETE', path: '/office/api/v1/keys/{id}', summary: 'End a key: the next call with it is refused' })
    .errors(refusals('not_found'))
    .input(z.object({ id: idInPath }))
    .output(z.object({ status: z.literal('ended') })),
}
