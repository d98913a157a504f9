import { createHash } from 'node:crypto'

export type LogisticsSettings = { address: string; merchantId: string; hashKey: string; hashIv: string }

/**
 * The signature of a call: MD5 over the fields, sorted without regard to case, between key and IV, encoded as .NET does.
 * Source: https://developers.ecpay.com.tw/?p=7402
 */
export function checkMacValue(
  fields: Readonly<Record<string, string>>,
  { hashKey, hashIv }: Pick<LogisticsSettings, 'hashKey' | 'hashIv'>,
): string {
  const sorted = Object.keys(fields).toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en'))
  const text = `HashKey=${hashKey}&${sorted.map((name) => `${name}=${fields[name]}`).join('&')}&HashIV=${hashIv}`
  return createHash('md5').update(asDotNet(text).toLowerCase()).digest('hex').toUpperCase()
}

/** What .NET's encoding writes otherwise than JavaScript's. */
function asDotNet(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll("'", '%27').replaceAll('~', '%7E')
}
