import { createServer } from 'node:net'

/** Whether nobody on this machine listens at that port now. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
