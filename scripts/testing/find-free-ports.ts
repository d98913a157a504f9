import { testShopPorts, testShops } from '../../tests/support/test-shop-ports.ts'
import { isFreePort } from './is-free-port.ts'

/** Ports below those that the machine gives out for connections of its own, so that none is taken while the shop opens. */
const candidates = Array.from({ length: 80 }, (_, index) => String(20_000 + index * 100))

/** The first number from which the ports of all the shops are free. */
export async function findFreePorts(): Promise<string> {
  for (const port of candidates) {
    const taken = Array.from({ length: testShops }, (_, which) => testShopPorts(port, String(which)))
    const each = taken.flatMap(({ shop, database, operations, sandbox }) => [shop, database, operations, ...Object.values(sandbox)])
    const free = await Promise.all(each.map(isFreePort))
    if (free.every(Boolean)) return port
  }
  throw new Error('There are not enough free ports for the shops of the journeys.')
}
