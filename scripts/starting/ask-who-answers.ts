import { connect } from 'node:net'

/** Who is at this port already: this shop, another program, or nobody. */
export async function askWhoAnswers({ host, port }: { host: string; port: number }): Promise<'this-shop' | 'somebody' | 'nobody'> {
  if (port === 0 || !(await isTaken({ host, port }))) return 'nobody'
  try {
    const response = await fetch(`http://${host}:${port}/health/live`, { signal: AbortSignal.timeout(2000) })
    const { status } = (await response.json()) as { status?: string }
    return status === 'live' ? 'this-shop' : 'somebody'
  } catch {
    return 'somebody'
  }
}

function isTaken(place: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place)
    const answer = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.setTimeout(2000, () => answer(true))
  })
}
