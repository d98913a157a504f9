import { testShopPorts } from '../../tests/support/test-shop-ports.ts'
import { isFreePort } from './is-free-port.ts'

/** Ports below those that the machine gives out for connections of its own, so that none is taken while the shop opens. */
const candidates = Array.from({ length: 80 }, (_, index) => String(20_000 + index * 100))

/** The first number whose ports, counted from it, are all free. */
export async function findFreePorts(): Promise<string> {
  for (const port of candidates) {
    const { shop, database, sandbox } = testShopPorts(port)
    const free = await Promise.all([shop, database, ...Object.values(sandbox)].map(isFreePort))
    if (free.every(Boolean)) return port
  }
  throw new Error('Not one of eighty groups of ports is free for the journeys.')
}
