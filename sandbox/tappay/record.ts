import { isObject, json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { Company } from './company.ts'
import { text } from './read-payment.ts'
import { catchUp } from './settle.ts'
import { answerWith } from './statuses.ts'
import { tradeRecord } from './trade-record.ts'
import type { Transaction } from './transaction.ts'

type Body = Record<string, unknown>

const longestSpanMs = 90 * 86_400_000

/** POST /tpc/transaction/query. Status 2 means that this page ends the list; it may still carry records. */
export function showRecord(company: Company, body: Body): Reply {
  const filters = isObject(body['filters']) ? body['filters'] : {}
  if (isTooWide(filters)) return json(answerWith(13001))
  const found = order(findMatching(company, filters), body['order_by'])
  const perPage = Math.min(Math.max(wholeOr(body['records_per_page'], 50), 1), 200)
  const page = Math.max(wholeOr(body['page'], 0), 0)
  const pages = Math.ceil(found.length / perPage)
  return json({
    ...answerWith(page + 1 >= pages ? 2 : 0),
    records_per_page: perPage,
    page,
    total_page_count: pages,
    number_of_transactions: found.length,
    trade_records: found.slice(page * perPage, (page + 1) * perPage).map((transaction) => tradeRecord(company, transaction)),
  })
}

function isTooWide(filters: Body): boolean {
  const time = filters['time']
  if (!isObject(time)) return false
  const span = wholeOr(time['end_time'], 0) - wholeOr(time['start_time'], 0)
  return span < 0 || span > longestSpanMs
}

/** The two ids are looked up; everything else is searched for. */
function findMatching(company: Company, filters: Body): Transaction[] {
  return candidates(company, filters)
    .filter((transaction) => transaction !== undefined)
    .map((transaction) => catchUp(company, transaction))
    .filter((transaction) => matches(company, { transaction, filters }))
}

function candidates(company: Company, filters: Body): (Transaction | undefined)[] {
  const byId = text(filters['rec_trade_id'])
  const byBank = text(filters['bank_transaction_id'])
  if (byId) return [company.transactions.get(byId)]
  if (byBank) return [company.byBankTransactionId.get(byBank)]
  return [...company.transactions.values()]
}

function matches(company: Company, { transaction, filters }: { transaction: Transaction; filters: Body }): boolean {
  const record = tradeRecord(company, transaction)
  const same = ['rec_trade_id', 'order_number', 'bank_transaction_id', 'auth_code', 'currency', 'card_identifier', 'record_status'] as const
  const merchants = filters['merchant_id']
  return (
    same.every((name) => filters[name] === undefined || filters[name] === record[name]) &&
    (!Array.isArray(merchants) || merchants.includes(record.merchant_id)) &&
    isWithin(transaction.madeAt, { limits: filters['time'], from: 'start_time', to: 'end_time' }) &&
    isWithin(record.amount, { limits: filters['amount'], from: 'lower_limit', to: 'upper_limit' }) &&
    isHolder(transaction, filters['cardholder'])
  )
}

function isWithin(value: number, { limits, from, to }: { limits: unknown; from: string; to: string }): boolean {
  if (!isObject(limits)) return true
  return value >= wholeOr(limits[from], 0) && value <= wholeOr(limits[to], Number.MAX_SAFE_INTEGER)
}

function isHolder({ cardholder }: Transaction, wanted: unknown): boolean {
  if (!isObject(wanted)) return true
  return (['phone_number', 'name', 'email'] as const).every((name) => wanted[name] === undefined || wanted[name] === cardholder[name])
}

/** The newest first, unless asked otherwise. */
function order(transactions: Transaction[], by: unknown): Transaction[] {
  const wish = isObject(by) ? by : {}
  const worth = (transaction: Transaction) => (wish['attribute'] === 'amount' ? transaction.amount : transaction.madeAt)
  const direction = wish['is_descending'] === false ? 1 : -1
  return transactions.sort((one, other) => direction * (worth(one) - worth(other)))
}

function wholeOr(value: unknown, other: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : other
}
