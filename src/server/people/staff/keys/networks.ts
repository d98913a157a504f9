import ipaddr from 'ipaddr.js'

/** A network as the database keeps it, `10.1.2.3` as `10.1.2.3/32`; null for what is none. */
export function readNetwork(written: string): string | null {
  const [host = '', bits, ...rest] = written.trim().split('/')
  if (!ipaddr.isValid(host) || rest.length > 0) return null
  const address = ipaddr.process(host)
  const most = address.kind() === 'ipv4' ? 32 : 128
  const length = bits === undefined ? most : Number(bits)
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || length > most)) return null
  return `${firstOf(`${address}/${length}`)}/${length}`
}

function firstOf(network: string): string {
  const kind = network.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4
  return kind.networkAddressFromCIDR(network).toString()
}

/** Whether a call from this address comes from one of these networks; none means anywhere. */
export function isFrom(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const asked = ipaddr.process(address)
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === asked.kind() && asked.match(base, bits)
  })
}
