import { createCipheriv } from 'node:crypto'

/** The vector that the tax office gives to everybody. */
const vector = Buffer.from('Dt8lyToo17X/XkXaQvihuA==', 'base64')

/** 24 characters by which the tax office recognises a QR code: number and random code under the seller's key of 32 hex signs. */
export function encryptCheck({ number, randomCode }: { number: string; randomCode: string }, key: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'hex'), vector)
  return cipher.update(number + randomCode, 'utf8', 'base64') + cipher.final('base64')
}
