import { randomBytes } from 'node:crypto'
import { proveFacebookKeys } from '#adapters/facebook/prove-facebook-keys.ts'
import { proveLineKeys } from '#adapters/line/prove-line-keys.ts'
import { facebookOf, lineOf } from '#main/open-ports.ts'
import { ill, well, type Finding } from './finding.ts'
import type { House } from './open-house.ts'

type Answer = { answer: string; reason?: string; text?: string; code?: string }

type ThirdParty = {
  subject: string
  /** Asks for something that is not there, with the shop's keys. */
  ask: (house: House) => Promise<Answer>
  /** The answers of somebody who knows the shop. */
  isWell: (answer: string) => boolean
  todo: string
}

/** A reference that nobody has given: letters and digits, at most 20. */
const nobodys = () => `D${randomBytes(8).toString('hex')}`

const parties: readonly ThirdParty[] = [
  {
    subject: 'card company',
    ask: ({ ports }) => ports.cardCompany.findCharge({ reference: nobodys(), paymentMethod: 'credit_cards' }),
    isWell: (answer) => answer === 'absent',
    todo: 'Look at TAPPAY_ADDRESS and TAPPAY_PARTNER_KEY, and whether the company knows the address of this machine.',
  },
  {
    subject: 'bank',
    ask: async ({ ports, config }) => {
      const transfers = await ports.bank.listTransfers(`${config.BANK_COMPANY}000000000`)
      return transfers ? { answer: 'known' } : { answer: 'unreachable', reason: 'no answer that can be read' }
    },
    isWell: (answer) => answer === 'known',
    todo: 'Look at BANK_ADDRESS, BANK_COMPANY and BANK_KEY.',
  },
  {
    subject: 'e-invoice',
    ask: ({ ports }) => ports.invoices.find(nobodys()),
    isWell: (answer) => answer === 'done',
    todo: 'Look at EINVOICE_ADDRESS, EINVOICE_MERCHANT_ID, EINVOICE_HASH_KEY and EINVOICE_HASH_IV.',
  },
  {
    subject: 'courier',
    ask: ({ ports }) => ports.courier.find(nobodys()),
    isWell: (answer) => answer === 'absent',
    todo: 'Look at LOGISTICS_ADDRESS, LOGISTICS_MERCHANT_ID, LOGISTICS_HASH_KEY and LOGISTICS_HASH_IV.',
  },
  {
    subject: 'LINE',
    ask: ({ config }) => proveLineKeys(lineOf(config), `${config.PUBLIC_ADDRESS}/api/users/auth/line/callback`),
    isWell: (answer) => answer === 'known',
    todo: 'Look at LINE_API_ADDRESS, LINE_CHANNEL_ID and LINE_CHANNEL_SECRET.',
  },
  {
    subject: 'Facebook',
    ask: ({ config }) => proveFacebookKeys(facebookOf(config)),
    isWell: (answer) => answer === 'known',
    todo: 'Look at FACEBOOK_GRAPH_ADDRESS, FACEBOOK_APP_ID and FACEBOOK_APP_SECRET.',
  },
]

/** Each is asked for something that changes nothing there, with the keys of the shop. */
export const thirdParties = parties.map(({ subject, ask, isWell, todo }) => ({
  subject,
  todo,
  async find(house: House): Promise<Finding[]> {
    const answer = await ask(house)
    return [isWell(answer.answer) ? well(subject, 'answers, and knows the keys') : ill(subject, whyOf(answer), todo)]
  },
}))

function whyOf({ answer, reason, text, code }: Answer): string {
  const words = [code, reason ?? text].filter(Boolean).join(' ')
  return words === '' ? answer : `${answer}: ${words}`
}
