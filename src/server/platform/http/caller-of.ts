import { isIPv6 } from 'node:net'

/**
 * The caller as limits count them: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those has
 * them all. An IPv4 address that travels in an IPv6 one is itself.
 */
export function callerOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address without zeros in front; "::" stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = partsOf(head)
  const last = tail === undefined ? [] : partsOf(tail)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last].map((group) => group.replace(/^0+(?=.)/, ''))
}

function partsOf(half: string): string[] {
  return half === '' ? [] : half.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
