import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { askingServer } from './ask-server.ts'

/** Lets everybody in and says nothing. */
const silent = createServer((line) => line.on('error', () => undefined).resume())
await new Promise<void>((listens) => silent.listen(0, '127.0.0.1', listens))
const mostMs = 100
const ask = askingServer({ url: `postgres://shop@127.0.0.1:${(silent.address() as AddressInfo).port}/shop`, mostMs })
afterAll(() => silent.close())

test('CPY-15 a server that says nothing is not there', async () => {
  expect(await ask([])).toEqual({ isThere: false })
})

test('CPY-15 of a server that it had no time to hear a process knows nothing, and takes it to be there', async () => {
  const said = ask([])
  const until = performance.now() + 10 * mostMs
  while (performance.now() < until);
  expect(await said).toEqual({ isThere: true })
})
