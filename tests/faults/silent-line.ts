import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way to a provider, on which nothing is said any more while it is silent: it accepts, and that is all. */
export type SilentLine = {
  port: number
  isSilent: boolean
  /** How many are held open that nobody hears any more. */
  forgotten: () => number
  /** Whoever stands in between has forgotten all that were open: they stay open, and what is said on them comes to nobody. New ones are heard. */
  forget: () => void
  close: () => Promise<void>
}

/** `standing`: once it falls silent, the other end of all that are open is gone, and they hear nothing ever again, as when a machine vanishes. */
export async function openSilentLine(toPort: number, { standing = false } = {}): Promise<SilentLine> {
  const open = new Map<Socket, { onward?: Socket; isHeard: boolean }>()
  let isSilent = false
  const server = createServer((socket) => {
    const way: { onward?: Socket; isHeard: boolean } = { isHeard: !isSilent }
    open.set(socket, way)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(socket)
        way.onward?.destroy()
      })
    if (!isSilent) way.onward = passOn(socket, { toPort, isHeard: () => way.isHeard })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const forget = () => {
    for (const way of open.values()) way.isHeard = false
  }
  return {
    port: portOf(server),
    get isSilent() {
      return isSilent
    },
    set isSilent(now) {
      isSilent = now
      if (!now || !standing) return
      forget()
      for (const { onward } of open.values()) onward?.destroy()
    },
    forgotten: () => [...open.values()].filter(({ onward, isHeard }) => onward && !isHeard).length,
    forget,
    async close() {
      server.close()
      for (const socket of open.keys()) socket.destroy()
      await once(server, 'close')
    },
  }
}

function passOn(socket: Socket, { toPort, isHeard }: { toPort: number; isHeard: () => boolean }): Socket {
  const onward = connect(toPort, '127.0.0.1')
  onward.on('error', () => isHeard() && socket.destroy())
  const ways = [
    [socket, onward],
    [onward, socket],
  ] as const
  for (const [from, to] of ways) {
    from.on('data', (said) => isHeard() && to.write(said))
    from.on('end', () => isHeard() && to.end())
  }
  return onward
}

function portOf(server: Server): number {
  const at = server.address()
  return typeof at === 'object' && at ? at.port : 0
}
