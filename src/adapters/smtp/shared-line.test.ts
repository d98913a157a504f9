import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
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

const { port } = server.server.address() as AddressInfo
const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Meihao <hello@meihao.example>' })
const sendTo = (to: string) => mailer.send({ to, subject: '訂單', text: '好', html: '<p>好</p>', messageId: to })

test('emails in a row share a line, and one that the server has hung up is opened anew', async () => {
  const first = ['an@example.com', 'bo@example.com', 'chi@example.com']
  for (const to of first) await sendTo(to)
  expect([taken, lines.length]).toEqual([first, 1])
  for (const connection of server.connections) connection.close()
  await sendTo('dai@example.com')
  expect([taken, lines.length]).toEqual([[...first, 'dai@example.com'], 2])
})
