import { json, readObject } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import type { Handler, Routes } from '../web/serve.ts'
import { bindCard, removeCard } from './bind-card.ts'
import { capturePayment, showTradeHistory } from './capture-payment.ts'
import type { Company } from './company.ts'
import { payByPrime } from './pay-by-prime.ts'
import { payByToken } from './pay-by-token.ts'
import { text } from './read-payment.ts'
import { showRecord } from './record.ts'
import { refund } from './refund.ts'
import { answerWith } from './statuses.ts'

type Work = (company: Company, body: Record<string, unknown>) => Reply | Promise<Reply>

/** Everything a shop's back end may ask. */
export function backEndRoutes(company: Company): Routes {
  const at =
    (work: Work): Handler =>
    (ask) =>
      askAsPartner(company, { ask, work })
  return {
    'POST /tpc/payment/pay-by-prime': at(payByPrime),
    'POST /tpc/payment/pay-by-token': at(payByToken),
    'POST /tpc/card/bind': at(bindCard),
    'POST /tpc/card/remove': at(removeCard),
    'POST /tpc/transaction/query': at(showRecord),
    'POST /tpc/transaction/refund': at(refund),
    'POST /tpc/transaction/cap': at(capturePayment),
    'POST /tpc/transaction/trade-history': at(showTradeHistory),
  }
}

/** The key in the header and the key in the body must be the same one, and a partner's. */
function askAsPartner(company: Company, { ask, work }: { ask: Ask; work: Work }): Reply | Promise<Reply> {
  const body = readObject(ask.body)
  if (!body) return json(answerWith(5))
  const key = text(body['partner_key'])
  if (!key) return json(answerWith(506))
  if (ask.headers['x-api-key'] !== key) return json(answerWith(80))
  if (key !== company.keys.partnerKey) return json(answerWith(81))
  return work(company, body)
}
