import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const lines: string[] = []
const taken: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 10,
  onConnect({ id }, done) {
    lines.push(id)
    done()
  },
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      taken.push(...envelope.rcptTo.map(({ address }) => address))
      done()
    })
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => server.close())
afterEach(() => {
  lines.length = 0
  taken.length = 0
})

const { port } = server.server.address() as AddressInfo
const from = 'Meihao <hello@meihao.example>'
const emailTo = (to: string) => ({ to, subject: '訂單', text: '好', html: '<p>好</p>', messageId: to })

test('emails in a row share a line, and one that the server has hung up is opened anew', async () => {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
  const first = ['an@example.com', 'bo@example.com', 'chi@example.com']
  for (const to of first) await mailer.send(emailTo(to))
  expect([taken, lines.length]).toEqual([first, 1])
  for (const connection of server.connections) connection.close()
  await mailer.send(emailTo('dai@example.com'))
  expect([taken, lines.length]).toEqual([[...first, 'dai@example.com'], 2])
})

test('WRK-08 a server that says a little again and again keeps no line: what was given up is never sent, and the next email goes once it is well', async () => {
  let isWell = false
  const trickling = new Set<Socket>()
  const moody = createServer((person) => {
    person.on('error', () => undefined)
    if (isWell) return void person.pipe(connect(port, '127.0.0.1')).pipe(person)
    trickling.add(person.resume())
    person.write('220 moody ESMTP\r\n')
    const trickle = setInterval(() => person.write('250-moody\r\n'), 20)
    person.on('close', () => {
      clearInterval(trickle)
      trickling.delete(person)
    })
  })
  moody.listen(0, '127.0.0.1')
  await once(moody, 'listening')
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${(moody.address() as AddressInfo).port}`, from, patienceMs: 400, restMs: 1 })
  // More than there are lines.
  const given = Array.from({ length: 25 }, (_, number) => mailer.send(emailTo(`given-up-${number}@example.com`)))
  const outcomes = await Promise.allSettled(given)
  const told = outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : 'sent'))
  expect(told[0]).toMatch(/EABORT|ETIMEDOUT/)
  expect(told).not.toContain('sent')
  await expect.poll(() => trickling.size).toBe(0)
  isWell = true
  const sent = () =>
    mailer.send(emailTo('well@example.com')).then(
      () => true,
      () => false,
    )
  await expect.poll(sent, { timeout: 5000 }).toBe(true)
  expect(taken).toEqual(['well@example.com'])
  moody.close()
})
