import { isFreePort } from '../scripts/testing/is-free-port.ts'

// Below the ports that the machine gives out for connections of its own: one of those could be gone before it is used,
// or while a shop that shall come back at the same port is closed.
const [lowest, beyond] = [10_000, 20_000]
let next = lowest + ((process.pid * 10) % (beyond - lowest))

/** That many ports nobody uses at the moment; never the same twice in a process until all had their turn. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = next
    next = next + 1 < beyond ? next + 1 : lowest
    if (await isFreePort(port)) ports.push(port)
  }
  return ports
}
