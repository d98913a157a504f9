import * as z from 'zod'
import { memberCall, memberChange, refusals } from '#contract/shared/call.ts'
import { instant, updateDone } from '#contract/shared/fields.ts'

const exportAll = memberCall
  .route({ method: 'GET', path: '/api/v1/user/export', summary: 'Everything the shop holds about the member' })
  .output(z.object({ exported_at: instant, member: z.unknown(), holdings: z.record(z.string(), z.array(z.unknown())) }))

/** `closing_at`: when the account will be closed; null when it stays. */
const closingDone = updateDone.extend({ closing_at: instant.nullable() })

const close = memberChange
  .route({
    method: 'POST',
    path: '/api/v1/user/closing',
    summary: 'Ask for the account to be closed, after signing in lately; it stays for seven more days',
  })
  .errors(refusals('reauthentication_needed'))
  .output(closingDone)

const keep = memberChange
  .route({ method: 'DELETE', path: '/api/v1/user/closing', summary: 'Keep an account that was to be closed' })
  .output(closingDone)

export const privacy = { export: exportAll, close, keep }
