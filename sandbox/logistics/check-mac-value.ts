import { createHash } from 'node:crypto'

export type Secrets = { hashKey: string; hashIv: string }

/** Signs the company leaves as they are, although .NET's encoding and JavaScript's differ about them. */
const dotNet: Readonly<Record<string, string>> = { "'": '%27', '~': '%7e', '%20': '+' }

/** CheckMacValue of the logistics calls: MD5 over the sorted fields between key and IV. */
export function checkMacValue(fields: Readonly<Record<string, string>>, { hashKey, hashIv }: Secrets): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
  const text = [['HashKey', hashKey], ...sorted, ['HashIV', hashIv]].map(([name, value]) => `${name}=${value}`).join('&')
  const encoded = encodeURIComponent(text).replace(/%20|'|~/g, (sign) => dotNet[sign] ?? sign)
  return createHash('md5').update(encoded.toLowerCase()).digest('hex').toUpperCase()
}
