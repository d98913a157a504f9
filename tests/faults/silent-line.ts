import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way to a provider, on which nothing is said any more while it is silent: it accepts, and that is all. */
export type SilentLine = { port: number; isSilent: boolean; close: () => Promise<void> }

export async function openSilentLine(toPort: number): Promise<SilentLine> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (!line.isSilent) passOn(socket, toPort)
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

function passOn(socket: Socket, toPort: number): void {
  const onward = connect(toPort, '127.0.0.1')
  onward.on('error', () => socket.destroy())
  socket.on('close', () => onward.destroy())
  socket.pipe(onward).pipe(socket)
}

function portOf(server: Server): number {
  const at = server.address()
  return typeof at === 'object' && at ? at.port : 0
}
