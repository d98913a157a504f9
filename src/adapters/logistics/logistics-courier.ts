import { inOneLine } from '#rules/clean-text.ts'
import type { BookingAnswer, Courier, ParcelReport, ParcelState, ParcelToBook } from '#ports/courier.ts'
import { askForText } from '../ask-outside.ts'
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
 * Parcels to doors by T-Cat and to 7-ELEVEN stores, over the company's calls Express/Create and QueryLogisticsTradeInfo.
 * Source: https://developers.ecpay.com.tw/?p=22409
 */
export function createLogisticsCourier(settings: CourierSettings): Courier {
  const { address, merchantId, patienceMs = usualPatienceMs, restMs = 10_000 } = settings
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 8, restMs })
  const ask = async (path: string, fields: Record<string, string>): Promise<TextAnswer> => {
    const signed = { MerchantID: merchantId, ...fields }
    const body = new URLSearchParams({ ...signed, CheckMacValue: checkMacValue(signed, settings) })
    return askForText(provider, address + path, { method: 'POST', body }).then(
      (text) => ({ ok: true, text }),
      (error: unknown) => ({ ok: false, reason: error instanceof Error ? error.message : String(error) }),
    )
  }
  return {
    async book(parcel): Promise<BookingAnswer> {
      const answer = await ask('/Express/Create', bookingFields(parcel, settings))
      if (!answer.ok) return { answer: 'unknown', reason: answer.reason }
      const [, code, words = ''] = /^(\d{1,10})\|(.*)$/s.exec(answer.text.trim()) ?? []
      if (!code) return { answer: 'unknown', reason: notAnAnswer }
      if (code !== '1') return { answer: 'refused', text: inOneLine(words).slice(0, mostWords) }
      const trackingNumber = trackingNumberIn(new URLSearchParams(words), { reference: parcel.reference, merchantId })
      return trackingNumber === null ? { answer: 'unknown', reason: notAnAnswer } : { answer: 'booked', trackingNumber }
    },
    async find(reference): Promise<ParcelReport> {
      const asked = { MerchantTradeNo: reference, TimeStamp: String(Math.floor(Date.now() / 1000)) }
      const answer = await ask('/Helper/QueryLogisticsTradeInfo/V5', asked)
      if (!answer.ok) return { answer: 'unreachable', reason: answer.reason }
      if (answer.text.startsWith('0|')) return { answer: 'absent' }
      const fields = new URLSearchParams(answer.text)
      const code = fields.get('LogisticsStatus') ?? ''
      const trackingNumber = fields.has('MerchantTradeNo') ? trackingNumberIn(fields, { reference, merchantId }) : null
      return trackingNumber !== null && /^\d{1,10}$/.test(code)
        ? { answer: 'known', trackingNumber, state: stateOf(code), code }
        : { answer: 'unreachable', reason: notAnAnswer }
    },
    readNotice({ CheckMacValue, ...fields }) {
      if (CheckMacValue !== checkMacValue(fields, settings)) return null
      const { MerchantTradeNo: reference = '', RtnCode: code = '', UpdateStatusDate: at = '' } = fields
      return { reference, code, eventKey: `${code} ${at}` }
    },
  }
}

const notAnAnswer = 'no answer about this parcel'
/** A refusal is read by whoever books. */
const mostWords = 200

/** A number of T-Cat for doors, of 7-ELEVEN for stores. Null when it is none, or one of another parcel. */
function trackingNumberIn(fields: URLSearchParams, asked: { reference: string; merchantId: string }): string | null {
  const isOurs =
    (fields.get('MerchantTradeNo') ?? asked.reference) === asked.reference &&
    (fields.get('MerchantID') ?? asked.merchantId) === asked.merchantId
  const number = fields.get('BookingNote') || `${fields.get('CVSPaymentNo') ?? ''}${fields.get('CVSValidationNo') ?? ''}`
  return isOurs && /^[A-Za-z0-9-]{0,30}$/.test(number) ? number : null
}

const temperatures = { black_cat: '0001', seven: '0001', refrigeration: '0002', freezing: '0003' } as const
/** The company's words for before 13:00, 14:00 to 18:00, 17:00 to 20:00 (D-48), and any time. */
const deliveryTimes = { before_noon: '1', afternoon_2_to_6: '2', evening_5_to_8: '3', unspecified: '4' } as const

function bookingFields(
  { reference, method, value, collect, recipient, receivedTime, noticeAddress }: ParcelToBook,
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
    Specification: '0001',
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
}

/** A code that nobody told us about leaves the parcel where it is. */
function stateOf(code: string): ParcelState {
  return states[code] ?? 'under_way'
}
