import type { Text } from '#rules/locale.ts'
import type { BoxState } from '#rules/shipping/box.ts'
import type { DoorVerdict } from '#rules/shipping/door-verdict.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import type { ParcelState } from '#rules/shipping/parcel-state.ts'
import type { Temperature } from '#rules/temperature.ts'

export const parcelTexts = {
  boxes: { zh: '箱子', en: 'Boxes' },
  collect: { zh: '代收', en: 'To collect' },
  label: { zh: '開啟託運單', en: 'Open the label' },
  putAway: { zh: '作廢託運單', en: 'Put the label away' },
  putAwayDone: { zh: '託運單已作廢', en: 'The label is put away' },
  scanHere: { zh: '掃描或輸入單號', en: 'Scan or type a number' },
  scan: { zh: '標記', en: 'Mark' },
  handOver: { zh: '交寄', en: 'Hand over' },
  lists: { zh: '交寄清單', en: 'Hand-over lists' },
  nothingWaits: { zh: '沒有等待交寄的箱子', en: 'No box waits for its courier' },
  notScanned: { zh: '未掃描', en: 'Not scanned' },
  ends: { zh: '託運單快到期', en: 'Its label ends soon' },
} as const satisfies Record<string, Text>

export const boxStateTexts = {
  open: { zh: '未預約', en: 'Not booked' },
  booking: { zh: '預約中', en: 'Being booked' },
  booked: { zh: '已預約', en: 'Booked' },
  handed_over: { zh: '已交寄', en: 'Handed over' },
  put_away: { zh: '已作廢', en: 'Put away' },
} as const satisfies Record<BoxState, Text>

/** What the courier told last of a parcel. */
export const parcelStateTexts = {
  booked: { zh: '已交寄', en: 'Handed over' },
  under_way: { zh: '配送中', en: 'On the way' },
  at_store: { zh: '到店待取', en: 'At the store' },
  delivered: { zh: '已送達', en: 'Delivered' },
  picked_up: { zh: '已取貨', en: 'Picked up' },
  not_collected: { zh: '逾期未取', en: 'Not collected' },
  returned: { zh: '退回中', en: 'On its way back' },
  damaged: { zh: '包裹損壞', en: 'Damaged' },
  store_closed: { zh: '門市關轉', en: 'Store closed' },
} as const satisfies Record<ParcelState, Text>

/** What a scan at the door comes to, short enough to be read in passing. */
export const doorVerdictTexts = {
  scanned: { zh: '可以交寄', en: 'Ready to go' },
  scanned_before: { zh: '已經掃過', en: 'Scanned before' },
  unknown: { zh: '沒有這個單號', en: 'There is no such number' },
  not_booked: { zh: '還沒有預約託運，請先預約', en: 'Not booked. Book the courier first' },
  label_put_away: { zh: '這張託運單已作廢，請換新的託運單', en: 'This label was put away. Use the new one' },
  label_ended: { zh: '託運單已過期，請重新預約', en: 'This label has ended. Book the courier anew' },
  handed_over: { zh: '已經交寄過', en: 'Handed over before' },
  order_held: { zh: '訂單暫停出貨，請留下這箱', en: 'The order is held. Keep this box here' },
  lot_recalled: { zh: '裡面有回收中的批號，請留下這箱', en: 'It holds a lot under recall. Keep this box here' },
  order_ended: { zh: '訂單不再出貨，請留下這箱', en: 'The order will not be sent. Keep this box here' },
} as const satisfies Record<DoorVerdict, Text>

export const carrierTexts = {
  tcat: { zh: '黑貓宅急便', en: 'T-Cat' },
  seven: { zh: '7-ELEVEN', en: '7-ELEVEN' },
  ups: { zh: 'UPS', en: 'UPS' },
} as const satisfies Record<Carrier, Text>

export const coldTexts = {
  normal: { zh: '常溫', en: 'Room temperature' },
  refrigeration: { zh: '冷藏', en: 'Chilled' },
  freezing: { zh: '冷凍', en: 'Frozen' },
} as const satisfies Record<Temperature, Text>

export const groupText = (carrier: Text, temperature: Text): Text => ({
  zh: `${carrier.zh} · ${temperature.zh}`,
  en: `${carrier.en} · ${temperature.en}`,
})
export const scannedOf = (scanned: string, all: string): Text => ({ zh: `已掃 ${scanned} / ${all}`, en: `${scanned} of ${all} scanned` })
export const boxText = (number: string): Text => ({ zh: `第 ${number} 箱`, en: `Box ${number}` })
export const closedText = (number: string, count: string): Text => ({
  zh: `已交寄 ${count} 筆訂單，清單 ${number}`,
  en: count === '1' ? `1 order is on its way, list ${number}` : `${count} orders are on their way, list ${number}`,
})
export const listText = (number: string, boxes: string): Text => ({
  zh: `${number} · ${boxes} 箱`,
  en: `${number} · ${boxes === '1' ? '1 box' : `${boxes} boxes`}`,
})
