import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { askForText } from './ask-outside.ts'
import { openProvider } from './open-provider.ts'

const visited: string[] = []
const server = createServer(({ url = '' }, response) => {
  visited.push(url)
  if (url === '/silent') return
  const [status = 200] = [Number(url.slice(1)) || 200]
  response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('said')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const at = server.address()
const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { timeoutMs: 5000, atOnce: 2, failures: 3, restMs: 60_000 }

test('WRK-08 a provider that says nothing has an end, and after a few silences nobody waits for it', async () => {
  const provider = openProvider({ ...limits, timeoutMs: 50 })
  for (let silence = 0; silence < 3; silence++) await expect(askForText(provider, `${address}/silent`)).rejects.toThrow('timed out')
  visited.length = 0
  await expect(askForText(provider, `${address}/200`)).rejects.toThrow('breaker is open')
  expect(visited).toEqual([])
})

test('WRK-08 a provider that comes back is asked again', async () => {
  const provider = openProvider({ ...limits, restMs: 1 })
  for (let failure = 0; failure < 3; failure++) await expect(askForText(provider, `${address}/503`)).rejects.toThrow('HTTP 503')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await askForText(provider, `${address}/200`)).toBe('said')
})

test('WRK-08 what a provider refuses is its answer, and no reason to leave it alone', async () => {
  const provider = openProvider(limits)
  for (let refusal = 0; refusal < 5; refusal++) await expect(askForText(provider, `${address}/400`)).rejects.toThrow('HTTP 400')
  expect(await askForText(provider, `${address}/200`)).toBe('said')
})

test('WRK-08 only so many calls are under way at once, and so many wait', async () => {
  const provider = openProvider({ ...limits, atOnce: 1 })
  let underWay = 0
  let most = 0
  const calls = Array.from({ length: 12 }, () =>
    provider.call(async () => {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 1))
      underWay--
    }),
  )
  const ended = await Promise.allSettled(calls)
  expect([most, ended.filter(({ status }) => status === 'rejected').length]).toEqual([1, 1])
})

test('WRK-09 a redirect is not followed', async () => {
  visited.length = 0
  await expect(askForText(openProvider(limits), `${address}/302`)).rejects.toThrow('HTTP 302')
  expect(visited).toEqual(['/302'])
})
