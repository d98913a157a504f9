import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { instant, textUpTo, word } from '#contract/shared/fields.ts'
import { webhookEvents } from '#rules/webhooks/webhook-events.ts'
import { staffCall, staffChange } from './office-call.ts'

const events = z.array(z.enum(webhookEvents)).min(1, 'required').max(webhookEvents.length, 'tooMany')
const url = textUpTo(2000).trim().refine(isHttps, 'httpsAddress')

/** It names nobody: who calls proves itself by a signature. */
function isHttps(address: string): boolean {
  const parsed = URL.parse(address)
  return parsed?.protocol === 'https:' && address.startsWith('https://') && parsed.username === '' && parsed.password === ''
}

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(['on', 'paused']),
  created_at: instant,
  /** The first try that nobody heard, of those since the last one that was heard. */
  failing_since: instant.nullable(),
  paused_at: instant.nullable(),
  /** Until then the secret before signs beside the new one. */
  old_secret_until: instant.nullable(),
  deliveries: z.object({ waiting: z.int(), held: z.int(), failed: z.int() }),
})
export type Webhook = z.infer<typeof webhook>

const states = ['waiting', 'done', 'failed', 'held'] as const

const delivery = z.object({
  /** The webhook-id: the same however often it is sent. */
  id: z.string(),
  event: z.string(),
  /** What it is about. */
  number: z.string(),
  body: z.string(),
  state: z.enum(states),
  told_at: instant,
  next_try_at: instant.nullable(),
  held_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** `error`: why there was no answer. `answer`: how it begins. */
  tries: z.array(
    z.object({ at: instant, duration_ms: z.int(), status: z.int().nullable(), error: z.string().nullable(), answer: z.string() }),
  ),
})
export type WebhookDelivery = z.infer<typeof delivery>
export type DeliveryState = WebhookDelivery['state']

const of = z.object({ id: word })
const done = z.object({ status: z.literal('done') })
const at = '/office/api/v1/webhooks' as const

export const webhooksApi = {
  list: staffCall('webhooks.view')
    .route({ method: 'GET', path: at, summary: 'Who is told what happens, and whether they hear it' })
    .output(z.object({ webhooks: z.array(webhook) })),
  create: staffChange('webhooks.edit')
    .route({ method: 'POST', path: at, summary: 'Somebody more who is told; the secret is shown this once' })
    .errors(refusals('address_refused'))
    .input(z.object({ url, events }))
    .output(z.object({ id: z.string(), secret: z.string() })),
  change: staffChange('webhooks.edit')
    .route({ method: 'PATCH', path: `${at}/{id}`, summary: 'Where somebody is told, and of what' })
    .errors(refusals('not_found', 'address_refused'))
    .input(of.extend({ url, events }))
    .output(done),
  remove: staffChange('webhooks.edit')
    .route({ method: 'DELETE', path: `${at}/{id}`, summary: 'They are told nothing any more' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  renewSecret: staffChange('webhooks.edit')
    .route({ method: 'POST', path: `${at}/{id}/secret`, summary: 'A new secret, shown this once; for 24 hours both sign' })
    .errors(refusals('not_found'))
    .input(of)
    .output(z.object({ secret: z.string() })),
  test: staffChange('webhooks.edit')
    .route({ method: 'POST', path: `${at}/{id}/test`, summary: 'Tell them something about nothing, to see whether it is heard' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  pause: staffChange('webhooks.edit')
    .route({ method: 'POST', path: `${at}/{id}/pause`, summary: 'Keep what happens for them, and send nothing' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  resume: staffChange('webhooks.edit')
    .route({ method: 'POST', path: `${at}/{id}/resume`, summary: 'Send what was kept, and what happens from now on' })
    .errors(refusals('not_found'))
    .input(of)
    .output(done),
  deliveries: staffCall('webhooks.view')
    .route({ method: 'GET', path: `${at}/{id}/deliveries`, summary: 'What they were told in 30 days, newest first, with each try' })
    .errors(refusals('not_found'))
    .input(
      of.extend({
        state: z.enum(['all', ...states]).default('all'),
        /** Where the page before ended. */
        cursor: word.optional(),
      }),
    )
    .output(z.object({ rows: z.array(delivery), next: z.string().nullable() })),
  replay: staffChange('webhooks.edit')
    .route({ method: 'POST', path: `${at}/{id}/deliveries/{delivery}/replay`, summary: 'Send one again, under the same webhook-id' })
    .errors(refusals('not_found'))
    .input(of.extend({ delivery: word }))
    .output(done),
  replayFailed: staffChange('webhooks.edit')
    .route({ method: 'POST', path: `${at}/{id}/replay`, summary: 'Send all again that have failed since an instant' })
    .errors(refusals('not_found'))
    .input(of.extend({ since: instant }))
    .output(z.object({ count: z.int() })),
}
