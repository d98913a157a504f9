import { inOneLine } from '#rules/clean-text.ts'
import type { BookingAnswer, Courier, LabelAnswer, ParcelReport, ParcelToBook, StoreChangeAnswer } from '#ports/courier.ts'
import type { ParcelState } from '#rules/shipping/parcel-state.ts'
import { askForText, askOutside, type OutsideAnswer } from '../ask-outside.ts'
import { openProvider } from '../open-provider.ts'
import { checkMacValue, type LogisticsSettings } from './check-mac-value.ts'

const usualPatienceMs = 20_000

/** Who sends, as labels name them. */
export type CourierSettings = LogisticsSettings & {
  sender: { name: string; phone: string; zipCode: string; address: string }
  /** How long a call may take. */
  patienceMs?: number
  /** How long he is left alone when he is away. */
  restMs?: number
}

type TextAnswer = { ok: true; text: string } | { ok: false; reason: string }

/**
 * Parcels to doors by T-Cat and to 7-ELEVEN stores, over the company's calls Express/Create, QueryLogisticsTradeInfo,
 * printTradeDocument and UpdateShipmentInfo. Source: https://developers.ecpay.com.tw/?p=22409, p=22441, p=22480, p=22521
 */
export function createLogisticsCourier(settings: CourierSettings): Courier {
  const calls = openCalls(settings)
  return {
    book: (parcel) => book(calls, { parcel, settings }),
    find: (reference) => find(calls, { reference, merchantId: settings.merchantId }),
    drawLabels: (providerIds) => calls.askForLabels({ AllPayLogisticsID: providerIds.join(',') }),
    changeStore: (change) => changeStore(calls, change),
    readNotice({ CheckMacValue, ...fields }) {
      if (CheckMacValue !== checkMacValue(fields, settings)) return null
      const { MerchantTradeNo: reference = '', RtnCode: code = '', UpdateStatusDate: at = '' } = fields
      return { reference, code, eventKey: `${code} ${at}` }
    },
  }
}

type Calls = {
  ask: (path: string, fields: Record<string, string>) => Promise<TextAnswer>
  askForLabels: (fields: Record<string, string>) => Promise<LabelAnswer>
}

function openCalls(settings: CourierSettings): Calls {
  const { address, merchantId, patienceMs = usualPatienceMs, restMs = 10_000 } = settings
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 8, restMs })
  const signed = (fields: Record<string, string>) => {
    const all = { MerchantID: merchantId, ...fields }
    return new URLSearchParams({ ...all, CheckMacValue: checkMacValue(all, settings) })
  }
  return {
    ask: (path, fields) =>
      askForText(provider, address + path, { method: 'POST', body: signed(fields) }).then(
        (text) => ({ ok: true, text }),
        (error: unknown) => ({ ok: false, reason: reasonOf(error) }),
      ),
    askForLabels: (fields) =>
      askOutside(provider, `${address}/helper/printTradeDocument`, { method: 'POST', body: signed(fields), length: 'long' }).then(
        labelIn,
        (error: unknown) => ({ answer: 'unreachable', reason: reasonOf(error) }),
      ),
  }
}

async function book({ ask }: Calls, { parcel, settings }: { parcel: ParcelToBook; settings: CourierSettings }): Promise<BookingAnswer> {
  const answer = await ask('/Express/Create', bookingFields(parcel, settings))
  if (!answer.ok) return { answer: 'unknown', reason: answer.reason }
  const said = wordIn(answer.text)
  if (!said) return { answer: 'unknown', reason: notAnAnswer }
  if (said.code !== '1') return { answer: 'refused', text: shownWords(said.words) }
  const names = namesIn(new URLSearchParams(said.words), { reference: parcel.reference, merchantId: settings.merchantId })
  return names === null ? { answer: 'unknown', reason: notAnAnswer } : { answer: 'booked', ...names }
}

async function find({ ask }: Calls, asked: { reference: string; merchantId: string }): Promise<ParcelReport> {
  const stamped = { MerchantTradeNo: asked.reference, TimeStamp: String(Math.floor(Date.now() / 1000)) }
  const answer = await ask('/Helper/QueryLogisticsTradeInfo/V5', stamped)
  if (!answer.ok) return { answer: 'unreachable', reason: answer.reason }
  // Who does not believe our signature says nothing of the parcel.
  if (answer.text.startsWith('0|CheckMacValue')) return { answer: 'unreachable', reason: 'CheckMacValue is not believed' }
  if (answer.text.startsWith('0|')) return { answer: 'absent' }
  const fields = new URLSearchParams(answer.text)
  const code = fields.get('LogisticsStatus') ?? ''
  const names = fields.has('MerchantTradeNo') ? namesIn(fields, asked) : null
  return names !== null && /^\d{1,10}$/.test(code)
    ? { answer: 'known', ...names, collect: amountIn(fields.get('CollectionAmount')), state: stateOf(code), code }
    : { answer: 'unreachable', reason: notAnAnswer }
}

async function changeStore({ ask }: Calls, { providerId, storeId }: { providerId: string; storeId: string }): Promise<StoreChangeAnswer> {
  const answer = await ask('/Helper/UpdateShipmentInfo', { AllPayLogisticsID: providerId, ReceiverStoreID: storeId })
  if (!answer.ok) return { answer: 'unknown', reason: answer.reason }
  const said = wordIn(answer.text)
  if (!said) return { answer: 'unknown', reason: notAnAnswer }
  return said.code === '1' ? { answer: 'changed' } : { answer: 'refused', text: shownWords(said.words) }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** `1|words` says yes, any other number no. */
function wordIn(text: string): { code: string; words: string } | null {
  const [, code, words = ''] = /^(\d{1,10})\|(.*)$/s.exec(text.trim()) ?? []
  return code ? { code, words } : null
}

const shownWords = (words: string) => inOneLine(words).slice(0, mostWords)

/** A page or a PDF; a line of text is a refusal. */
function labelIn({ status, type, bytes, text }: OutsideAnswer): LabelAnswer {
  const said = wordIn(text.slice(0, 1000))
  if (said) return { answer: 'refused', text: shownWords(said.words) }
  if (status === 200 && text.startsWith('%PDF-')) return { answer: 'drawn', format: 'pdf', bytes }
  return status === 200 && type.startsWith('text/html') && /<\w/.test(text)
    ? { answer: 'drawn', format: 'html', bytes }
    : { answer: 'unreachable', reason: notALabel }
}

const notALabel = 'no label'
const notAnAnswer = 'no answer about this parcel'
/** A refusal is read by whoever books. */
const mostWords = 200

/**
 * How the company and its carrier call the parcel: the number of T-Cat for doors, of 7-ELEVEN for stores. Null when it is none, or one of
 * another parcel.
 */
function namesIn(
  fields: URLSearchParams,
  asked: { reference: string; merchantId: string },
): { trackingNumber: string; providerId: string } | null {
  const isOurs =
    (fields.get('MerchantTradeNo') ?? asked.reference) === asked.reference &&
    (fields.get('MerchantID') ?? asked.merchantId) === asked.merchantId
  const trackingNumber = fields.get('BookingNote') || `${fields.get('CVSPaymentNo') ?? ''}${fields.get('CVSValidationNo') ?? ''}`
  const providerId = fields.get('AllPayLogisticsID') ?? ''
  return isOurs && /^[A-Za-z0-9-]{0,30}$/.test(trackingNumber) && /^\w{1,20}$/.test(providerId) ? { trackingNumber, providerId } : null
}

function amountIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Specification: the three sides together, up to so many centimetres. */
const sizes = { 60: '0001', 90: '0002', 120: '0003', 150: '0004' } as const
const temperatures = { black_cat: '0001', seven: '0001', refrigeration: '0002', freezing: '0003' } as const
/** The company's words for before 13:00, 14:00 to 18:00, 17:00 to 20:00 (D-48), and any time. */
const deliveryTimes = { before_noon: '1', afternoon_2_to_6: '2', evening_5_to_8: '3', unspecified: '4' } as const

function bookingFields(
  { reference, method, value, collect, sizeClass, recipient, receivedTime, noticeAddress }: ParcelToBook,
  { sender }: CourierSettings,
): Record<string, string> {
  const common = {
    MerchantTradeNo: reference,
    MerchantTradeDate: new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' '),
    GoodsAmount: String(value),
    CollectionAmount: String(collect),
    IsCollection: collect > 0 ? 'Y' : 'N',
    GoodsName: 'Meihao',
    SenderName: sender.name,
    SenderPhone: sender.phone,
    ReceiverName: recipient.name,
    ReceiverCellPhone: recipient.phone,
    ServerReplyURL: noticeAddress,
  }
  if (method === 'seven') return { ...common, LogisticsType: 'CVS', LogisticsSubType: 'UNIMART', ReceiverStoreID: recipient.storeId }
  return {
    ...common,
    LogisticsType: 'HOME',
    LogisticsSubType: 'TCAT',
    SenderZipCode: sender.zipCode,
    SenderAddress: sender.address,
    ReceiverZipCode: recipient.zipCode,
    ReceiverAddress: recipient.address,
    Temperature: temperatures[method],
    Distance: '01',
    Specification: sizes[sizeClass],
    ScheduledPickupTime: '4',
    ScheduledDeliveryTime: deliveryTimes[receivedTime ?? 'unspecified'],
  }
}

const states: Readonly<Record<string, ParcelState>> = {
  300: 'booked',
  310: 'booked',
  311: 'booked',
  2068: 'under_way',
  2030: 'under_way',
  3001: 'under_way',
  3006: 'under_way',
  3002: 'under_way',
  2063: 'at_store',
  2073: 'at_store',
  2067: 'picked_up',
  3003: 'delivered',
  2065: 'not_collected',
  2074: 'not_collected',
  2076: 'not_collected',
  2072: 'returned',
  2070: 'returned',
  5008: 'returned',
  325: 'returned',
  5001: 'damaged',
  2066: 'damaged',
  2037: 'store_closed',
}

/** A code that nobody told us about leaves the parcel where it is. */
function stateOf(code: string): ParcelState {
  return states[code] ?? 'under_way'
}
