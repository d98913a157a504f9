import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { changeWebhook } from './change-webhook.ts'
import { createWebhook } from './create-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { pauseWebhook, removeWebhook, resumeWebhook } from './pause-webhook.ts'
import { renewSecret } from './renew-secret.ts'
import { replayDeliveries } from './replay-deliveries.ts'
import { sendTest } from './send-test.ts'

export const webhookRoutes = {
  list: staff.webhooks.list.handler(async ({ context: { shop } }) => ({ webhooks: await listWebhooks(shop) })),

  create: staff.webhooks.create.handler(async ({ context: { shop, actor }, input }) => {
    const made = await createWebhook(shop, { ...input, actor })
    if (!made.ok) throw problem({ status: made.refusal.code })
    return made.value
  }),

  change: staff.webhooks.change.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await changeWebhook(shop, { ...input, actor })
    if (!changed.ok) throw problem({ status: changed.refusal.code })
    return done
  }),

  remove: staff.webhooks.remove.handler(async ({ context: { shop, actor }, input: { id } }) =>
    doneOrMissing(await removeWebhook(shop, { id, actor })),
  ),

  renewSecret: staff.webhooks.renewSecret.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const secret = await renewSecret(shop, { id, actor })
    if (secret === null) throw problem({ status: 'not_found' })
    return { secret }
  }),

  test: staff.webhooks.test.handler(async ({ context: { shop, actor }, input: { id } }) =>
    doneOrMissing(await sendTest(shop, { id, actor })),
  ),

  pause: staff.webhooks.pause.handler(async ({ context: { shop, actor }, input: { id } }) =>
    doneOrMissing(await pauseWebhook(shop, { id, actor })),
  ),

  resume: staff.webhooks.resume.handler(async ({ context: { shop, actor }, input: { id } }) =>
    doneOrMissing(await resumeWebhook(shop, { id, actor })),
  ),

  deliveries: staff.webhooks.deliveries.handler(async ({ context: { shop }, input: { id, state, cursor = null } }) => {
    const page = await listDeliveries(shop, { id, state, cursor })
    if (!page) throw problem({ status: 'not_found' })
    return page
  }),

  replay: staff.webhooks.replay.handler(async ({ context: { shop, actor }, input: { id, delivery } }) => {
    const sent = await replayDeliveries(shop, { id, deliveries: { publicId: delivery }, actor })
    return doneOrMissing(sent !== null && sent > 0)
  }),

  replayFailed: staff.webhooks.replayFailed.handler(async ({ context: { shop, actor }, input: { id, since } }) => {
    const count = await replayDeliveries(shop, { id, deliveries: { failedSince: new Date(since) }, actor })
    if (count === null) throw problem({ status: 'not_found' })
    return { count }
  }),
}

const done = { status: 'done' } as const

function doneOrMissing(isDone: boolean): typeof done {
  if (!isDone) throw problem({ status: 'not_found' })
  return done
}
