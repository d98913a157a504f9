import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll } from 'vitest'

export type BrokenWay = {
  /** The same database, by this way. */
  url: string
  /** How many have come by it so far. */
  came: number
  /** From now on whoever is on it, and whoever comes, is broken off. */
  breakOff: () => void
  mend: () => void
}

/** A way to a PostgreSQL that can be broken off, as where a server has gone and whoever stands in front of it has not. It closes with its test file. */
export async function openBrokenWay(databaseUrl: string): Promise<BrokenWay> {
  const address = new URL(databaseUrl)
  const toPort = Number(address.port)
  const open = new Set<Socket>()
  let isBroken = false
  const server = createServer((socket) => {
    way.came += 1
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (isBroken) return void socket.destroy()
    const onward = connect(toPort, '127.0.0.1')
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Not by its socket.
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  const breakOff = () => {
    isBroken = true
    for (const socket of open) socket.destroy()
  }
  const way: BrokenWay = { url: address.href, came: 0, breakOff, mend: () => void (isBroken = false) }
  afterAll(() => {
    breakOff()
    server.close()
  })
  return way
}
