import type { FieldName } from '../frame-pages.ts'
import { newId } from './new-id.ts'
import { openField, type FieldOptions, type FieldStatus, type FieldUpdate, type Styles } from './card-fields.ts'
import type { Answer, Frame } from './open-frame.ts'
import { shopApp } from './shop-app.ts'

type CardSetup = {
  fields: { number: FieldOptions; expirationDate: FieldOptions; ccv?: FieldOptions }
  styles?: Styles
  isMaskCreditCardNumber?: boolean
  maskCreditCardNumberRange?: { beginIndex: number; endIndex: number }
}

type Status = { canGetPrime: boolean; cardType: string; hasError: boolean; status: Record<FieldName, FieldStatus> }

let frames: Partial<Record<FieldName, Frame>> = {}
let statuses: Record<FieldName, FieldStatus> = { number: 1, expiry: 1, ccv: 1 }
let cardType = 'unknown'
let tellShop: (status: Status) => void = () => undefined

/** TPDirect.card: number, expiry date and security code, each in a frame of its own. */
export const card = { setup, onUpdate, getTappayFieldsStatus, getPrime }

function setup({ fields, styles = {}, isMaskCreditCardNumber = false, maskCreditCardNumberRange }: CardSetup) {
  for (const frame of Object.values(frames)) frame.remove()
  const group = newId()
  const mask = isMaskCreditCardNumber ? (maskCreditCardNumberRange ?? { beginIndex: 6, endIndex: 11 }) : null
  const open = (field: FieldName, options: FieldOptions) => openField({ field, options, group, setup: { styles, mask }, onUpdate: hear })
  statuses = { number: 1, expiry: 1, ccv: fields.ccv ? 1 : 0 }
  cardType = 'unknown'
  frames = {
    number: open('number', fields.number),
    expiry: open('expiry', fields.expirationDate),
    ...(fields.ccv ? { ccv: open('ccv', fields.ccv) } : {}),
  }
}

function onUpdate(listener: (status: Status) => void) {
  tellShop = listener
}

function getTappayFieldsStatus(): Status {
  const all = Object.values(statuses)
  return { canGetPrime: all.every((status) => status === 0), cardType, hasError: all.includes(2), status: { ...statuses } }
}

/** Asks the number's frame, which gathers the other two itself: the shop's page only sees the prime. */
function getPrime(callback: (result: Answer) => void) {
  const { number } = frames
  if (!number || !getTappayFieldsStatus().canGetPrime) return callback({ status: -3, msg: 'The card fields are not complete' })
  void number.ask({ tappay: 'getPrime', app: { ...shopApp }, fields: Object.keys(frames) }).then(callback)
}

function hear({ field, status, cardType: seen }: FieldUpdate) {
  statuses[field] = status
  if (field === 'number') cardType = seen
  tellShop(getTappayFieldsStatus())
}
