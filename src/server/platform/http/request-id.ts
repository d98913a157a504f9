import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Shop } from '#server/platform/shop.ts'

/** Every answer bears the id under which the log speaks of its request. */
export const requestIdHeader = 'x-request-id'

/** What a proxy may give as an id: words that need no care in a log, a header and a page. */
const known = /^[\w.-]{8,64}$/

/**
 * The id of a request: that of a proxy that is believed, else one of our own. Chance is asked once per process, not per
 * request, where it cost a tenth of a page's time; a count does the rest.
 */
export function requestIds(
  shop: Pick<Shop, 'randomBytes'>,
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const start = Buffer.from(shop.randomBytes(6)).toString('base64url')
  const believed = networksOf(trustedProxies)
  let count = 0
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    if (believed && typeof given === 'string' && known.test(given) && isIn(believed, socket.remoteAddress ?? '')) return given
    return `${start}-${(++count).toString(36)}`
  }
}

/** For what Node could not read as a request: nobody has counted it. */
export const idOfUnreadable = () => randomBytes(9).toString('base64url')

function networksOf(proxies: readonly string[]): BlockList | null {
  if (proxies.length === 0) return null
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isIn(list: BlockList, address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
