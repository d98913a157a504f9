import { createServer } from 'node:net'

/** The port itself when it is free; any free one for 0. Throws a sentence that says what to do when it is taken. */
export function choosePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const trial = createServer()
    trial.once('error', () =>
      reject(new Error(`Port ${port} is taken by another program. Set DATABASE_PORT to a free port, or to 0 to have one chosen.`)),
    )
    trial.listen(port, '127.0.0.1', () => {
      const address = trial.address()
      trial.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
