import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** As much as a proxy before the shop hands on at a time: HAProxy's buffer. */
const pieceBytes = 16 * 1024

/** A line to a shop that carries so many bytes in a millisecond upwards, spread over that time as lines spread them. Answers what to call instead of `address`. */
export async function openLine({ address, bytesPerMs }: { address: string; bytesPerMs: number }): Promise<string> {
  const { hostname, port } = new URL(address)
  const server = createServer((person) => {
    const shop = connect(Number(port), hostname)
    person.pipe(carryUpwards(bytesPerMs)).pipe(shop)
    shop.pipe(person)
    endTogether(person, shop)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** By the clock, so that a pause which lasts too long makes the next ones shorter. */
function carryUpwards(bytesPerMs: number): Transform {
  let free = 0
  return new Transform({
    async transform(bytes: Buffer, _encoding, done) {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes)
        free = Math.max(free, performance.now()) + piece.length / bytesPerMs
        this.push(piece)
        await pause(Math.max(0, free - performance.now()))
      }
      done()
    },
  })
}

function endTogether(one: Socket, other: Socket): void {
  for (const [ending, left] of [
    [one, other],
    [other, one],
  ] as const)
    ending.on('error', () => left.destroy()).on('close', () => left.destroy())
}
