import { lookup } from 'node:dns'
import { afterAll, expect, test, vi } from 'vitest'
import { openStrangeServer, saying } from '#support/strange-server.ts'
import { openWebhookReceiver, receiverAuthority } from '#support/webhook-receiver.ts'
import { AddressRefused, askStranger, openStrangers } from '../ask-outside.ts'
import { createWebhookReceivers } from './webhook-receivers.ts'

const receiver = await openWebhookReceiver()
afterAll(receiver.close)
const hello = { headers: { 'content-type': 'application/json' }, body: '{"hello":"好"}' }
const atHome = createWebhookReceivers({ networks: ['127.0.0.1/32'], authorities: receiverAuthority, patienceMs: 300 })
const inEarnest = createWebhookReceivers({ authorities: receiverAuthority })

test('a receiver gets the body letter by letter, and its answer comes back', async () => {
  receiver.answer((response) => void response.writeHead(202).end('thank you'))
  expect(await atHome.send({ url: `${receiver.address}/hooks?a=1`, ...hello })).toEqual({
    answer: 'answered',
    status: 202,
    text: 'thank you',
  })
  expect(receiver.heard.at(-1)).toMatchObject({ path: '/hooks?a=1', body: hello.body, headers: { connection: 'close' } })
})

test('ACC-50 an address inside is refused before anything is sent, as a number or as a name', async () => {
  const before = receiver.heard.length
  const { port } = new URL(receiver.address)
  for (const host of [
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    '10.0.0.8',
    '169.254.169.254',
  ]) {
    const url = `https://${host}:${port}/`
    expect(await inEarnest.isAllowed(url), host).toBe(false)
    expect(await inEarnest.send({ url, ...hello }), host).toEqual({ answer: 'address_refused' })
  }
  for (const url of ['http://1.1.1.1/', 'ftp://1.1.1.1/', 'no address', 'https://nobody.invalid/'])
    expect(await inEarnest.isAllowed(url), url).toBe(false)
  expect(await inEarnest.isAllowed('https://1.1.1.1/')).toBe(true)
  expect(receiver.heard).toHaveLength(before)
})

test('ACC-50 a name that leads elsewhere a moment later has gained nothing: what is called is what was judged', async () => {
  const { port } = new URL(receiver.address)
  const asked: string[] = []
  // Judged as it is resolved for this very line; the answer of the resolver is not asked for again.
  const isAllowed = (address: string) => asked.push(address) > 0 && false
  const call = {
    url: new URL(`https://localhost:${port}/`),
    ...hello,
    dispatcher: openStrangers({ isAllowed }),
    timeoutMs: 1000,
    signs: 10,
  }
  await expect(askStranger(call, isAllowed)).rejects.toThrow(AddressRefused)
  const known = await new Promise<string[]>((done) =>
    lookup('localhost', { all: true }, (_, all) => done(all.map(({ address }) => address))),
  )
  expect(known).toEqual(expect.arrayContaining(asked))
})

test('ACC-50 a redirect is an answer, and leads nowhere', async () => {
  const elsewhere = await openStrangeServer(saying('trap'))
  receiver.answer((response) => void response.writeHead(307, { location: elsewhere.address }).end())
  expect(await atHome.send({ url: receiver.address, ...hello })).toMatchObject({ answer: 'answered', status: 307 })
  expect(elsewhere.asked).toEqual([])
})

test('ACC-50 what does not prove who it is, or does not speak https, hears nothing', async () => {
  const stranger = createWebhookReceivers({ networks: ['127.0.0.1'] })
  const before = receiver.heard.length
  expect(await stranger.send({ url: receiver.address, ...hello })).toMatchObject({
    answer: 'unreachable',
    reason: expect.stringContaining('certificate'),
  })
  expect(receiver.heard).toHaveLength(before)
  const plain = await openStrangeServer(saying('{}'))
  expect(await atHome.send({ url: plain.address.replace('http:', 'https:'), ...hello })).toMatchObject({ answer: 'unreachable' })
  expect(plain.asked).toEqual([])
})

test('ACC-54 who says nothing is given up in time', async () => {
  receiver.answer(vi.fn())
  expect(await atHome.send({ url: receiver.address, ...hello })).toEqual({ answer: 'unreachable', reason: 'timed out' })
})

test('ACC-56 of a long answer the first 2,000 signs are read, and the rest is not waited for', async () => {
  receiver.answer((response) => {
    response.writeHead(500)
    const go = () => {
      while (!response.destroyed && response.write('長'.repeat(1000)));
    }
    response.on('drain', go)
    go()
  })
  expect(await atHome.send({ url: receiver.address, ...hello })).toEqual({ answer: 'answered', status: 500, text: '長'.repeat(2000) })
})
