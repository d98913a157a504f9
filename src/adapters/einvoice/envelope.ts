import { createCipheriv, createDecipheriv } from 'node:crypto'
import { parseReadable } from '#rules/clean-text.ts'

export type EnvelopeKeys = { hashKey: string; hashIv: string }

/**
 * Data of a call: JSON, encoded as PHP's urlencode does, AES-128-CBC with the merchant's key and IV, Base64.
 * Source: https://developers.ecpay.com.tw/7896
 */
export function encrypt(value: object, { hashKey, hashIv }: EnvelopeKeys): string {
  const cipher = createCipheriv('aes-128-cbc', hashKey, hashIv)
  return Buffer.concat([cipher.update(asPhp(JSON.stringify(value))), cipher.final()]).toString('base64')
}

/** What the company has encrypted. Throws when it cannot be opened. */
export function decrypt(data: string, { hashKey, hashIv }: EnvelopeKeys): unknown {
  const decipher = createDecipheriv('aes-128-cbc', hashKey, hashIv)
  const text = Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8')
  return parseReadable(decodeURIComponent(text.replaceAll('+', '%20')))
}

/** PHP encodes a space as plus, and the five signs that JavaScript leaves alone. */
function asPhp(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}
