import { json, page, readObject, script } from '../web/replies.ts'
import { languageOf } from '../web/language-of.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import type { Handler, Routes } from '../web/serve.ts'
import { browserCode } from './browser-code.ts'
import { browserCardInfoOf, cardIdentifier, passesLuhn, type Card } from './card-info.ts'
import type { Company } from './company.ts'
import { fieldPage, isFieldName, sheetPage, walletPage } from './frame-pages.ts'
import { methodFacts, methodNames } from './methods.ts'
import { text } from './read-payment.ts'
import { taipeiDate } from './payment-reply.ts'
import { answerWith } from './statuses.ts'

type Body = Record<string, unknown>

/** Everything a shopper's browser may ask: the SDK, its frames, and the primes that the frames ask for. */
export function browserRoutes(company: Company): Routes {
  const at =
    (work: (company: Company, asked: { body: Body; ask: Ask }) => Reply): Handler =>
    (ask) =>
      askAsApp(company, { ask, work })
  return {
    'GET /sdk/tpdirect/*': async () => script(await browserCode('tpdirect')),
    'GET /sdk/code/field.js': async () => script(await browserCode('field-frame')),
    'GET /sdk/code/sheet.js': async () => script(await browserCode('sheet-frame')),
    'GET /sdk/code/wallet.js': async () => script(await browserCode('wallet-frame')),
    'GET /sdk/frame/field': showField,
    'GET /sdk/frame/sheet': (ask) => framed(sheetPage({ language: languageOf(ask), query: ask.query })),
    'GET /sdk/frame/wallet': () => framed(walletPage()),
    'POST /sdk/prime': at(makeCardPrime),
    'POST /sdk/ccv-prime': at(makeCcvPrime),
    'POST /sdk/wallet-prime': at(makeWalletPrime),
  }
}

function showField(ask: Ask): Reply {
  const field = ask.query.get('field') ?? ''
  if (!isFieldName(field)) return { status: 404 }
  return framed(fieldPage({ language: languageOf(ask), field }))
}

/** A frame runs the company's own script, talks to the company alone, and sits in any shop's page. */
function framed(html: string): Reply {
  const reply = page(html)
  if (reply === 'cut') return reply
  const policy = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'"
  return { ...reply, headers: { ...reply.headers, 'content-security-policy': policy } }
}

function askAsApp(
  company: Company,
  { ask, work }: { ask: Ask; work: (company: Company, asked: { body: Body; ask: Ask }) => Reply },
): Reply {
  const body = readObject(ask.body)
  if (!body) return json(answerWith(5))
  if (Number(body['appId']) !== company.keys.appId) return json(answerWith(11))
  if (body['appKey'] !== company.keys.appKey) return json(answerWith(16))
  return work(company, { body, ask })
}

/** `expiry` is `YYYYMM`. A number of a wrong shape is refused; whether the card pays is found out later. */
function makeCardPrime(company: Company, { body, ask }: { body: Body; ask: Ask }): Reply {
  const card: Card = { number: text(body['number']), expiry: text(body['expiry']) }
  if (!passesLuhn(card.number) || !/^20\d\d(0[1-9]|1[0-2])$/.test(card.expiry)) return json(answerWith(41))
  if (card.expiry < taipeiDate(company.now()).slice(0, 6)) return json(answerWith(41))
  return json({
    ...answerWith(0),
    clientip: ask.clientIp,
    card: { prime: company.primes.make({ method: 'direct_pay', card }), ...browserCardInfoOf(card) },
    card_identifier: cardIdentifier(card),
    merchant_reference_info: { affiliate_codes: [] },
  })
}

function makeCcvPrime(company: Company, { body, ask }: { body: Body; ask: Ask }): Reply {
  if (!/^\d{3,4}$/.test(text(body['ccv']))) return json(answerWith(623))
  return json({ ...answerWith(0), ccv_prime: company.primes.makeCcv(), client_ip: ask.clientIp })
}

/** Wallets with a card of their own (Apple, Google) pay with a test card: the first one, or one that is declined. */
function makeWalletPrime(company: Company, { body, ask }: { body: Body; ask: Ask }): Reply {
  const method = methodNames.find((each) => each === body['method'] && methodFacts(each).card !== 'typed')
  if (!method) return json(answerWith(67))
  const card: Card | null =
    methodFacts(method).card === 'kept'
      ? { number: body['declined'] === true ? '4242421602184242' : '4242424242424242', expiry: '203012' }
      : null
  const prime = company.primes.make({ method, card, isBare: body['auth_method'] === 'PAN_ONLY' })
  return json({
    ...answerWith(0),
    prime,
    clientip: ask.clientIp,
    client_ip: ask.clientIp,
    ...(card ? { card_info: browserCardInfoOf(card) } : {}),
  })
}
