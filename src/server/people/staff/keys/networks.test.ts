import { expect, test } from 'vitest'
import { isFrom, readNetwork } from './networks.ts'

test('ACC-47 a network is an address or a range, in either kind', () => {
  expect(readNetwork(' 203.0.113.7 ')).toBe('203.0.113.7/32')
  expect(readNetwork('10.1.2.3/8')).toBe('10.0.0.0/8')
  expect(readNetwork('2001:db8::1/32')).toBe('2001:db8::/32')
  expect(readNetwork('::ffff:10.1.2.3')).toBe('10.1.2.3/32')
  for (const none of ['', 'home', '10.1.2.3/33', '10.1.2.3/8/8', '10.1.2.3/x', '1.2.3.4/-1']) expect(readNetwork(none), none).toBeNull()
})

test('ACC-48 a call comes from a network, whichever way its address is written', () => {
  const office = ['203.0.113.0/24', '2001:db8::/32']
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::9']) expect(isFrom(address, office), address).toBe(true)
  for (const address of ['203.0.114.9', '::1', '2001:db9::1', 'nowhere']) expect(isFrom(address, office), address).toBe(false)
  expect(isFrom('198.51.100.1', [])).toBe(true)
})
