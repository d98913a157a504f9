import ipaddr from 'ipaddr.js'

/** Networks of the shop's own house that may be called all the same, such as 10.1.0.0/16. */
export type OwnNetworks = readonly string[]

/**
 * Whether the shop calls this network address: only what the whole internet can reach, and what its house allows. Everything
 * that is set aside for something (private, loopback, link-local, carrier's own, documentation, tunnels) is no such address.
 */
export function isAllowedAddress(address: string, own: OwnNetworks): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  const judged = ipaddr.process(address)
  return judged.range() === 'unicast' || own.some((network) => isWithin(judged, network))
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`)
  return base.kind() === address.kind() && address.match(base, bits)
}
