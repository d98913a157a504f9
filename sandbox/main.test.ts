import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readEnvironment } from './read-environment.ts'
import { startSandbox } from './start-sandbox.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const anyPorts = Object.fromEntries(
  ['TAPPAY', 'LINE', 'FACEBOOK', 'EINVOICE', 'LOGISTICS', 'BANK', 'MAILBOX', 'SMTP'].map((name) => [`SANDBOX_${name}_PORT`, '0']),
)

test('the sandbox tells its parent where it listens, and goes when the parent lets go', async () => {
  const child = fork(program, {
    env: { ...process.env, ...anyPorts },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execPath: process.execPath,
  })
  const [addresses] = await once(child, 'message')
  expect(addresses).toMatchObject({ tappay: expect.stringMatching(/^http:/), smtpPort: expect.any(Number) })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port that is taken stops the start, and nothing stays open', async () => {
  const first = await startSandbox()
  const taken = Number(new URL(first.addresses.line).port)
  await expect(startSandbox({ ports: { line: taken } })).rejects.toThrow('EADDRINUSE')
  await first.stop()
})

test('the environment chooses ports and shops; localhost and 127.0.0.1 are the same shop', () => {
  const options = readEnvironment({ SANDBOX_LINE_PORT: '4102', SHOP_ADDRESS: 'http://127.0.0.1:4000/' })
  expect(options.ports).toEqual({
    tappay: 3101,
    line: 4102,
    facebook: 3103,
    einvoice: 3104,
    logistics: 3105,
    bank: 3106,
    mailbox: 3107,
    smtp: 3125,
  })
  expect(options.shopAddresses).toEqual(['http://127.0.0.1:4000', 'http://localhost:4000'])
  expect(() => readEnvironment({ SANDBOX_LINE_PORT: 'door' })).toThrow('SANDBOX_LINE_PORT')
})
