import { createHash } from 'node:crypto'
import { findTestCard } from './test-cards.ts'

/** A card as the company remembers it: enough to tell it apart, and the number itself nowhere but in memory. */
export type Card = { number: string; expiry: string }

export type CardInfo = {
  bin_code: string
  last_four: string
  issuer: string
  issuer_zh_tw: string
  bank_id: string
  funding: number
  type: number
  level: string
  country: string
  country_code: string
  expiry_date: string
}

/** What the back end tells of a card. `type`: 1 Visa, 2 Mastercard, 3 JCB, 4 UnionPay, 5 American Express. */
export function cardInfoOf(card: Card): CardInfo {
  const { bank, isFromAbroad } = findTestCard(card.number)
  const bankKnown = bank !== 'unknown'
  return {
    bin_code: card.number.slice(0, 6),
    last_four: card.number.slice(-4),
    issuer: bankKnown ? 'SANDBOX BANK' : '',
    issuer_zh_tw: bankKnown ? '沙盒銀行' : '',
    bank_id: bankKnown ? '999' : '',
    funding: 0,
    type: typeOf(card.number),
    level: '',
    country: isFromAbroad ? 'UNITED STATES' : 'TAIWAN',
    country_code: isFromAbroad ? 'US' : 'TW',
    expiry_date: card.expiry,
  }
}

/** The same answer in the browser's spelling: `bincode`, `lastfour`, `countrycode`. */
export function browserCardInfoOf(card: Card) {
  const { bin_code: bincode, last_four: lastfour, country_code: countrycode, expiry_date: _expiry, ...rest } = cardInfoOf(card)
  return { bincode, lastfour, countrycode, ...rest }
}

/** The same card always has the same identifier, and nobody can read the number out of it. */
export function cardIdentifier(card: Card): string {
  return createHash('sha256').update(`meihao sandbox ${card.number}`).digest('hex').slice(0, 32)
}

function typeOf(number: string): number {
  if (number.startsWith('4')) return 1
  if (/^(5[1-5]|2[2-7])/.test(number)) return 2
  if (number.startsWith('35')) return 3
  if (number.startsWith('62')) return 4
  if (/^3[47]/.test(number)) return 5
  return -1
}

/** The check sum every card number carries. */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
  return /^\d{13,19}$/.test(number) && sum % 10 === 0
}
