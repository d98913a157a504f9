import type { FieldName } from '../frame-pages.ts'
import type { Styles } from './card-fields.ts'
import { cardTypeOf, expiryOf, format, maskNumber, statusOf } from './field-rules.ts'
import { meetSiblings } from './field-siblings.ts'
import { styleSheetOf } from './field-styles.ts'
import { askCompany, hearShop, parameter, tellShop } from './inside-frame.ts'
import type { Answer, Message } from './open-frame.ts'

// One card field. What is typed here never leaves the company's origin.

const field = parameter('field') as FieldName
const found = document.querySelector('input')
if (!found) throw new Error('This frame has no input')
const input: HTMLInputElement = found

// Somebody fast has begun to type before this script is there.
let value = format(field, input.value)
let cardType = field === 'number' ? cardTypeOf(value) : 'unknown'
// A document keeps its active element when the focus moves to another frame, so the field remembers by itself.
let isBeingTyped = document.hasFocus() && document.activeElement === input
let mask: { beginIndex: number; endIndex: number } | null = null

const siblings = meetSiblings({
  field,
  group: parameter('group'),
  value: () => value,
  cardType: () => cardType,
  onCardType(seen) {
    cardType = seen
    tellStatus()
  },
})

input.addEventListener('input', () => {
  value = format(field, input.value)
  // Somebody who corrects a digit in the middle keeps the place; at the end the spaces come by themselves.
  if (input.selectionEnd === input.value.length) input.value = value
  if (field === 'number') learnCardType()
  tellStatus()
})
input.addEventListener('focus', () => {
  isBeingTyped = true
  input.value = value
  tellShop({ tappay: 'focus' })
})
input.addEventListener('blur', () => {
  isBeingTyped = false
  input.value = mask && statusNow() === 0 ? maskNumber(value, mask) : value
  tellShop({ tappay: 'blur' })
  tellStatus()
})
window.addEventListener('focus', () => input.focus())

hearShop((message) => {
  if (message.tappay === 'setup') setup(message)
  if (message.tappay === 'getPrime') void answer(message, getPrime(message))
  if (message.tappay === 'getCcvPrime') void answer(message, askCompany('/sdk/ccv-prime', { ...(message['app'] as object), ccv: value }))
  if (message.tappay === 'cardType') {
    cardType = String(message['cardType'])
    tellStatus()
  }
})
tellShop({ tappay: 'ready' })
if (value !== '') tellStatus()

function setup({ placeholder, styles, mask: range }: Message) {
  input.placeholder = String(placeholder)
  mask = field === 'number' ? (range as typeof mask) : null
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styleSheetOf(styles as Styles))
  document.adoptedStyleSheets = [sheet]
}

function learnCardType() {
  const seen = cardTypeOf(value)
  if (seen === cardType) return
  cardType = seen
  siblings.tellCardType(seen)
}

function statusNow() {
  const status = statusOf(field, { value, cardType, now: new Date() })
  return status === 3 && !isBeingTyped ? 2 : status
}

function tellStatus() {
  const status = statusNow()
  input.classList.toggle('valid', status === 0)
  input.classList.toggle('invalid', status === 2)
  input.setAttribute('aria-invalid', String(status === 2))
  tellShop({ tappay: 'update', status, cardType })
}

async function getPrime({ app, fields }: Message): Promise<Answer> {
  const others = (fields as FieldName[]).filter((name) => name !== 'number')
  const values = await siblings.collect(others)
  return askCompany('/sdk/prime', {
    ...(app as object),
    number: value.replaceAll(' ', ''),
    expiry: expiryOf(values.get('expiry') ?? ''),
    ccv: values.get('ccv') ?? '',
  })
}

async function answer({ id }: Message, asked: Promise<Answer>) {
  tellShop({ tappay: 'answer', id, answer: await asked })
}
