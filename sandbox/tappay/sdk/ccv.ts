import { newId } from './new-id.ts'
import { openField, type FieldOptions, type FieldStatus, type Styles } from './card-fields.ts'
import type { Answer, Frame } from './open-frame.ts'
import { shopApp } from './shop-app.ts'

type CcvStatus = { canGetPrime: boolean; hasError: boolean; status: { ccv: FieldStatus } }

let frame: Frame | null = null
let status: FieldStatus = 1
let tellShop: (update: CcvStatus) => void = () => undefined

/** TPDirect.ccv: the security code of a card that was saved before. */
export const ccv = { setup, setupCardType, onUpdate, getTappayFieldsStatus, getPrime }

export const CardType = {
  VISA: 'visa',
  JCB: 'jcb',
  AMEX: 'amex',
  MASTERCARD: 'mastercard',
  UNIONPAY: 'unionpay',
  UNKNOWN: 'unknown',
} as const

function setup({ fields, styles = {} }: { fields: { ccv: FieldOptions }; styles?: Styles }) {
  frame?.remove()
  status = 1
  frame = openField({
    field: 'ccv',
    options: fields.ccv,
    group: newId(),
    setup: { styles, mask: null },
    onUpdate(update) {
      status = update.status
      tellShop(getTappayFieldsStatus())
    },
  })
}

function setupCardType(cardType: string) {
  frame?.post({ tappay: 'cardType', cardType })
}

function onUpdate(listener: (update: CcvStatus) => void) {
  tellShop = listener
}

function getTappayFieldsStatus(): CcvStatus {
  return { canGetPrime: status === 0, hasError: status === 2, status: { ccv: status } }
}

async function getPrime(callback?: (error: Answer | null, result: Answer | null) => void): Promise<Answer> {
  const answer =
    frame && status === 0
      ? await frame.ask({ tappay: 'getCcvPrime', app: { ...shopApp } })
      : { status: -3, msg: 'The security code is not complete' }
  if (answer.status === 0) callback?.(null, answer)
  else callback?.(answer, null)
  return answer
}
