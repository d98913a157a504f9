import { isObject } from '../web/replies.ts'
import type { Company } from './company.ts'
import { methodNames, type Method } from './methods.ts'
import type { Addresses, Cardholder } from './transaction.ts'

/** A request to pay, with everything checked that can be checked without knowing how it will be paid. */
export type PaymentAsk = {
  merchantId: string
  amount: number
  currency: string
  details: string
  orderNumber: string
  bankTransactionId: string
  cardholder: Cardholder
  instalment: number
  delayCaptureDays: number
  threeDomainSecure: boolean
  remember: boolean
  addresses: Addresses | null
}

type Body = Record<string, unknown>

/** The payment asked for, or the number of what is wrong with the request. */
export function readPayment(body: Body, cardholder: Cardholder): PaymentAsk | number {
  const addresses = body['result_url'] === undefined ? null : readAddresses(body['result_url'])
  if (typeof addresses === 'number') return addresses
  const mistake = findMistake(body)
  if (mistake !== null) return mistake
  return {
    merchantId: text(body['merchant_id']),
    amount: number(body['amount']),
    currency: text(body['currency']) || 'TWD',
    details: text(body['details']),
    orderNumber: text(body['order_number']),
    bankTransactionId: text(body['bank_transaction_id']),
    cardholder,
    instalment: number(body['instalment']),
    delayCaptureDays: number(body['delay_capture_in_days']),
    threeDomainSecure: body['three_domain_secure'] === true,
    remember: body['remember'] === true,
    addresses,
  }
}

const instalments = [0, 3, 6, 12, 18, 24, 30]
const highestAmount = 20_000_000

function findMistake(body: Body): number | null {
  const amount = number(body['amount'])
  const delay = number(body['delay_capture_in_days'])
  if (!text(body['merchant_id'])) return 502
  if (!text(body['details']) || text(body['details']).length > 100) return 505
  if (!Number.isInteger(amount) || amount < 1 || amount > highestAmount) return 510
  if ((text(body['currency']) || 'TWD') !== 'TWD') return 89
  if (!instalments.includes(number(body['instalment']))) return 511
  if (!Number.isInteger(delay) || delay < -1) return 512
  if (text(body['order_number']).length > 50) return 568
  if (text(body['bank_transaction_id']).length > 40) return 569
  return body['redeem'] === true ? 636 : null
}

/** The cardholder of a request, or which part is missing. */
export function readCardholder(value: unknown): Cardholder | number {
  if (!isObject(value)) return 501
  const cardholder = { phone_number: text(value['phone_number']), name: text(value['name']), email: text(value['email']) }
  if (!cardholder.phone_number) return 507
  if (!cardholder.name) return 508
  return cardholder.email ? cardholder : 509
}

/** The real company takes https only, and port 443 for notices; the sandbox also takes http on any port. */
function readAddresses(value: unknown): Addresses | number {
  if (!isObject(value)) return 629
  const frontend = text(value['frontend_redirect_url'])
  const backend = text(value['backend_notify_url'])
  if (!frontend) return 630
  if (!backend) return 631
  if (!isWebAddress(frontend)) return 628
  if (!isWebAddress(backend)) return 627
  const goBack = text(value['go_back_url'])
  return { frontend, backend, goBack: isWebAddress(goBack) ? goBack : null }
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address)
}

/** Which way of paying a merchant id is for; null when there is no such merchant. */
export function methodOf(company: Company, merchantId: string): Method | null {
  return methodNames.find((method) => company.keys.merchants[method] === merchantId) ?? null
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function number(value: unknown): number {
  if (value === undefined) return 0
  return typeof value === 'number' ? value : Number.NaN
}
