import { expect, test } from 'vitest'
import { isAllowedAddress } from './allowed-address.ts'

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '::']],
  ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
  ['the same wire, and what clouds tell their machines there', ['169.254.0.1', '169.254.169.254', 'fe80::1']],
  ['IPv4 in the clothes of IPv6', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::']],
  [
    'carriers, tests, many at once, nobody',
    ['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', 'ff02::1', '255.255.255.255', '240.0.0.1'],
  ],
  ['no address at all', ['', 'localhost', '10.0.0.1/8', '999.1.1.1']],
])('ACC-50 nobody is called in or as %s', (_, addresses) => {
  for (const address of addresses) expect(isAllowedAddress(address, []), address).toBe(false)
})

test('ACC-50 whoever everybody can reach may be called', () => {
  for (const address of ['203.69.0.1', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])
    expect(isAllowedAddress(address, []), address).toBe(true)
})

test('a network of the shop’s own house is called where its operator says so, and no other', () => {
  const own = ['10.1.0.0/16', '127.0.0.1', 'fd00::/8']
  for (const address of ['10.1.0.1', '10.1.255.255', '::ffff:10.1.2.3', '127.0.0.1', 'fd12::1'])
    expect(isAllowedAddress(address, own), address).toBe(true)
  for (const address of ['10.2.0.1', '127.0.0.2', 'fe80::1']) expect(isAllowedAddress(address, own), address).toBe(false)
})
