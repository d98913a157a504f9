import { createCipheriv, createDecipheriv } from 'node:crypto'

export type Secrets = { hashKey: string; hashIv: string }

const cipher = 'aes-128-cbc'

/** Data of a call or an answer: JSON, encoded as PHP's urlencode does, AES-128-CBC, Base64. */
export function encrypt(value: unknown, { hashKey, hashIv }: Secrets): string {
  const locked = createCipheriv(cipher, hashKey, hashIv)
  return locked.update(encode(JSON.stringify(value)), 'utf8', 'base64') + locked.final('base64')
}

/** What was encrypted; null when it was encrypted with another key, or is no JSON object. */
export function decrypt(data: string, { hashKey, hashIv }: Secrets): Record<string, unknown> | null {
  try {
    const locked = createDecipheriv(cipher, hashKey, hashIv)
    const text = locked.update(data, 'base64', 'utf8') + locked.final('utf8')
    return JSON.parse(decodeURIComponent(text.replaceAll('+', '%20'))) as Record<string, unknown>
  } catch {
    return null
  }
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
