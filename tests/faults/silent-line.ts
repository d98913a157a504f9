import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way to a provider, on which nothing is said any more while it is silent: it accepts, and that is all. */
export type SilentLine = { port: number; isSilent: boolean; close: () => Promise<void> }

/** `standing`: whoever is connected already hears nothing either, as when the machine at the other end vanishes. */
export async function openSilentLine(toPort: number, { standing = false } = {}): Promise<SilentLine> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (!line.isSilent) passOn(socket, { toPort, isHeard: () => !standing || !line.isSilent })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line: SilentLine = { port: portOf(server), isSilent: false, close }
  return line

  async function close(): Promise<void> {
    server.close()
    for (const socket of open) socket.destroy()
    await once(server, 'close')
  }
}

function passOn(socket: Socket, { toPort, isHeard }: { toPort: number; isHeard: () => boolean }): void {
  const onward = connect(toPort, '127.0.0.1')
  onward.on('error', () => socket.destroy())
  socket.on('close', () => onward.destroy())
  const ways = [
    [socket, onward],
    [onward, socket],
  ] as const
  for (const [from, to] of ways) {
    from.on('data', (said) => isHeard() && to.write(said))
    from.on('end', () => isHeard() && to.end())
  }
}

function portOf(server: Server): number {
  const at = server.address()
  return typeof at === 'object' && at ? at.port : 0
}
