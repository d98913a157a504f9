import { checkMacValue, type Secrets } from './check-mac-value.ts'

export type KeptParcel = {
  id: string
  fields: Record<string, string>
  code: string
  updated: string
  tracking: string
  /** Where it was when its store closed. */
  codeBefore?: string
}

/** What can happen to a parcel next, by its codes. */
export const nextCodes: Readonly<Record<string, readonly [code: string, words: string][]>> = {
  HOME: [
    ['3001', '轉運中 in transit'],
    ['3006', '配送中 out for delivery'],
    ['3002', '不在家 nobody home'],
    ['3003', '配完 delivered'],
    ['5008', '退貨完成 returned'],
    ['5001', '損壞 damaged'],
  ],
  CVS: [
    ['2030', '到物流中心 at the centre'],
    ['2063', '門市配達 at the store'],
    ['2067', '消費者取件 picked up'],
    ['2074', '未取 not collected'],
    ['2072', '退回 returned'],
    ['2037', '門市關轉 store closed'],
  ],
}

/** The parcels that have been booked, by the merchant's own number for them; kept in memory. */
export type Parcels = {
  create: (fields: Record<string, string>) => string
  query: (reference: string) => string
  /** Moves a parcel on and tells the merchant. A merchant that does not answer is told again when it moves the next time. */
  advance: (reference: string, code: string) => Promise<void>
  /** Another store, or another day of sending, for a parcel of 7-ELEVEN. */
  update: (fields: Record<string, string>) => string
  /** By the company's own names for them; null when one is unknown or they are not all of one carrier. */
  findAll: (ids: readonly string[]) => KeptParcel[] | null
  list: () => KeptParcel[]
}

export function keepParcels(keys: Secrets & { merchantId: string }, now: () => number): Parcels {
  const byReference = new Map<string, KeptParcel>()
  let count = Math.floor(now() / 1000) % 10_000_000

  const create: Parcels['create'] = (fields) => {
    const reference = fields['MerchantTradeNo'] ?? ''
    const fault = faultOf(fields)
    if (fault) return `0|${fault}`
    if (byReference.has(reference)) return '0|MerchantTradeNo 重複'
    count += 1
    const isHome = fields['LogisticsType'] === 'HOME'
    const tracking = isHome ? `9055${String(count).padStart(8, '0')}` : `M${String(count).padStart(7, '0')}`
    const parcel = { id: String(10_000_000 + count), fields, code: '300', updated: taipei(now()), tracking }
    byReference.set(reference, parcel)
    return `1|${written(parcel)}&RtnCode=300&RtnMsg=${encodeURIComponent('訂單處理中')}`
  }

  const query: Parcels['query'] = (reference) => {
    const parcel = byReference.get(reference)
    return parcel ? `${written(parcel)}&LogisticsStatus=${parcel.code}&MerchantTradeNo=${reference}&${amountsOf(parcel)}` : '0|查無物流單'
  }

  const advance: Parcels['advance'] = async (reference, code) => {
    const parcel = byReference.get(reference)
    if (!parcel) return
    Object.assign(parcel, { code, updated: taipei(now()), codeBefore: parcel.code })
    const notice = noticeOf(parcel, keys.merchantId)
    const body = new URLSearchParams({ ...notice, CheckMacValue: checkMacValue(notice, keys) })
    await fetch(parcel.fields['ServerReplyURL'] ?? '', { method: 'POST', body, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  }

  const update: Parcels['update'] = (fields) =>
    updateParcel(
      [...byReference.values()].find(({ id }) => id === fields['AllPayLogisticsID']),
      { fields, now: now() },
    )

  const findAll: Parcels['findAll'] = (ids) => allOfOneCarrier([...byReference.values()], ids)
  return { create, query, advance, update, findAll, list: () => [...byReference.values()].toReversed() }
}

function noticeOf({ id, fields, code, updated, tracking }: KeptParcel, merchantId: string): Record<string, string> {
  return {
    MerchantID: merchantId,
    MerchantTradeNo: fields['MerchantTradeNo'] ?? '',
    RtnCode: code,
    RtnMsg: code,
    AllPayLogisticsID: id,
    UpdateStatusDate: updated,
    BookingNote: tracking,
  }
}

function written({ id, fields, tracking }: KeptParcel): string {
  const isHome = fields['LogisticsType'] === 'HOME'
  return new URLSearchParams({
    AllPayLogisticsID: id,
    BookingNote: isHome ? tracking : '',
    CVSPaymentNo: isHome ? '' : tracking.slice(0, 4),
    CVSValidationNo: isHome ? '' : tracking.slice(4),
  }).toString()
}

function allOfOneCarrier(parcels: readonly KeptParcel[], ids: readonly string[]): KeptParcel[] | null {
  const found = ids.flatMap((id) => parcels.find((parcel) => parcel.id === id) ?? [])
  const carriers = new Set(found.map(({ fields }) => fields['LogisticsSubType']))
  return found.length === ids.length && carriers.size === 1 ? found : null
}

/** Another store only while the old one is closed (2037); another day of sending at any time. */
function updateParcel(parcel: KeptParcel | undefined, { fields, now }: { fields: Record<string, string>; now: number }): string {
  const { ReceiverStoreID: store = '', ShipmentDate: day = '' } = fields
  if (!parcel || parcel.fields['LogisticsType'] !== 'CVS') return '0|查無物流單'
  if (store === '') return /^\d{4}\/\d{2}\/\d{2}$/.test(day) ? '1|OK' : '0|ShipmentDate Error'
  if (!/^\d{6}$/.test(store)) return '0|ReceiverStoreID Error'
  const isSame = parcel.fields['ReceiverStoreID'] === store
  if (parcel.code !== '2037') return isSame ? '1|OK' : '0|非門市關轉狀態，無法更改取件門市'
  if (isSame) return '0|門市已關轉'
  parcel.fields['ReceiverStoreID'] = store
  Object.assign(parcel, { code: parcel.codeBefore ?? '300', updated: taipei(now) })
  return '1|OK'
}

function amountsOf({ fields }: KeptParcel): string {
  const { GoodsAmount = '', CollectionAmount = '0', LogisticsType = '' } = fields
  return new URLSearchParams({ GoodsAmount, CollectionAmount, LogisticsType }).toString()
}

/** What the company refuses to carry. */
function faultOf(fields: Record<string, string>): string | null {
  const amount = Number(fields['GoodsAmount'])
  if (!/^[A-Za-z0-9]{1,20}$/.test(fields['MerchantTradeNo'] ?? '')) return 'MerchantTradeNo Error'
  if (!(amount >= 1 && amount <= 20_000)) return 'GoodsAmount Error'
  if (!fields['ReceiverName'] || !/^09\d{8}$/.test(fields['ReceiverCellPhone'] ?? '')) return 'Receiver Error'
  return faultOfPlace(fields)
}

function faultOfPlace(fields: Record<string, string>): string | null {
  if (fields['LogisticsType'] === 'CVS') return /^\d{6}$/.test(fields['ReceiverStoreID'] ?? '') ? null : 'ReceiverStoreID Error'
  if (!/^000[1-4]$/.test(fields['Specification'] ?? '')) return 'Specification Error'
  return fields['ReceiverZipCode'] && (fields['ReceiverAddress'] ?? '').length > 5 ? null : 'ReceiverAddress Error'
}

/** 2026/11/21 12:34:56 in Taipei. */
function taipei(at: number): string {
  return new Date(at + 8 * 60 * 60 * 1000).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')
}
