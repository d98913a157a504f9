import type { FastifyInstance, FastifyReply } from 'fastify'
import { word } from '#contract/shared/fields.ts'
import { paths } from '#contract/shop/paths.ts'
import { isLanguage } from '#rules/locale.ts'
import { callerOf } from '#server/platform/http/caller-of.ts'
import { keepNotice } from '#server/money/payments/keep-notice.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { comeBack } from './come-back.ts'
import { readBankNotice, readCardNotice } from './read-notice.ts'

type Provider = { Params: { provider: string } }
type ReturnToLink = { Params: Provider['Params'] & { language: string; token: string }; Querystring: Return['Querystring'] }
type Return = Provider & { Querystring: { bank_transaction_id?: unknown } }

/** Many payments may end in the same minute, and all their notices come from one address. */
const noticesPerMinute = 6_000

/** Where the providers who collect money call: their notices, and the browsers they send back (D-63). */
export function paymentRoutes(app: FastifyInstance, shop: Shop): void {
  app.post<Provider>('/api/v1/payments/:provider/notify', { config: { rateLimit: { max: noticesPerMinute } } }, async (request, reply) => {
    const { provider } = request.params
    const caller = callerOf(request.ip)
    if (provider === 'tappay') return accept(shop, { reply, caller, notice: readCardNotice(request.body), answer: '' })
    if (provider === 'bank') return accept(shop, { reply, caller, notice: readBankNotice(request.body), answer: 'OK' })
    return reply.callNotFound()
  })

  app.get<Return>('/api/v1/payments/:provider/return', async (request, reply) => {
    if (request.params.provider !== 'tappay') return reply.callNotFound()
    const reference = word.safeParse(request.query.bank_transaction_id).data
    const order = reference === undefined ? null : await comeBack(shop, reference)
    return reply.redirect(order ? paths.complete(order.language, order.hashedId) : paths.home('zh'))
  })

  app.get<ReturnToLink>('/api/v1/payments/:provider/return/:language/:token', async (request, reply) => {
    const { provider, language, token } = request.params
    if (provider !== 'tappay' || !isLanguage(language)) return reply.callNotFound()
    const reference = word.safeParse(request.query.bank_transaction_id).data
    if (reference !== undefined) await comeBack(shop, reference)
    return reply.redirect(paths.pay(language, token))
  })
}

type Accepted = { reply: FastifyReply; caller: string; notice: ReturnType<typeof readCardNotice>; answer: string }

/** Whatever comes is answered 200, so that nobody repeats what is known, forged or nonsense; only what is ours is kept. */
async function accept(shop: Shop, { reply, caller, notice, answer }: Accepted): Promise<FastifyReply> {
  const kept = notice ? await keepNotice(shop, { notice, caller }) : 'unknown'
  if (kept === 'unknown')
    securityEvent(shop, { event: 'notice-forged', provider: notice?.provider, reason: 'unknown-reference', requestId: reply.request.id })
  if (kept === 'too_many')
    securityEvent(shop, { event: 'rate-limited', provider: notice?.provider, reason: 'too-many-requests', requestId: reply.request.id })
  return reply.type('text/plain').send(answer)
}
