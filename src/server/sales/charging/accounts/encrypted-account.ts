import type { BankAccount } from '#rules/payments/bank-account.ts'
import type { Cipher } from '#server/platform/cipher.ts'
import type { AccountRow } from './account-store.ts'

type Encrypted = Pick<AccountRow, 'order_id' | 'bank_code' | 'branch' | 'number_enc' | 'holder_enc'>

/** What nobody reads in the database: the number and whose it is, each bound to the order that the money is of. */
export function encryptAccount(cipher: Cipher, { number, holder }: BankAccount, orderId: number) {
  return { number_enc: cipher.encrypt(number, about('number', orderId)), holder_enc: cipher.encrypt(holder, about('holder', orderId)) }
}

/** The account in full; null once it is known by its last digits alone. */
export function decryptAccount(cipher: Cipher, row: Encrypted): BankAccount | null {
  if (!row.number_enc || !row.holder_enc) return null
  const number = cipher.decrypt(row.number_enc, about('number', row.order_id))
  const holder = cipher.decrypt(row.holder_enc, about('holder', row.order_id))
  return number === null || holder === null ? null : { bankCode: row.bank_code, branch: row.branch, number, holder }
}

const about = (what: 'number' | 'holder', orderId: number) => `${what} of the account of order ${orderId}`
