import { pino } from 'pino'
import { sql } from 'kysely'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { logSerializers } from '#server/platform/http/log-serializers.ts'
import { work } from '#main/work.ts'
import { runWorker } from '#server/platform/outbox/run-worker.ts'
import { eventually } from '#support/eventually.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { wayOfWorker } from '#support/test-database.ts'
import { openTestShop } from '#support/test-shop.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const from = '梅好 Meihao <hello@meihao.example>'
const email = {
  to: 'mei@example.com',
  subject: '林小梅的訂單',
  text: '親愛的林小梅',
  html: '<p>親愛的林小梅</p>',
  messageId: '1',
}
const personal = ['mei@example.com', 'hao@example.com', '林小梅', '陳浩']

/** A mail server that refuses, and repeats in its answer whom it refuses. */
async function refusing(at: Pick<SMTPServerOptions, 'onRcptTo' | 'onData'>): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false, ...at })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const bound = server.server.address()
  return `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
}

const refusal = (words: string) => Object.assign(new Error(words), { responseCode: 550 })
const noSuchBox = await refusing({ onRcptTo: ({ address }, _session, done) => done(refusal(`5.1.1 <${address}> 林小梅: no such mailbox`)) })
const notThatEmail = await refusing({
  onData(stream, session, done) {
    stream
      .resume()
      .on('end', () => done(refusal(`5.7.1 spam from 林小梅 to ${session.envelope.rcptTo.map(({ address }) => address).join()}`)))
  },
})

function openLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'debug', serializers: logSerializers }, { write: (line: string) => lines.push(line) }) }
}

test.each([
  ['a mailbox that is not there', noSuchBox, 'EENVELOPE 550'],
  ['an email that is not wanted', notThatEmail, 'EMESSAGE 550'],
  ['nobody there', 'smtp://127.0.0.1:1', 'ESOCKET'],
])('TPC-08 %s: the error has the code and no word of the email', async (_, url, code) => {
  const error: unknown = await createSmtpMailer({ url, from })
    .send(email)
    .catch((thrown: unknown) => thrown)
  const { lines, log } = openLog()
  log.error({ err: error }, 'an email was not sent')
  expect(error).toMatchObject({ message: `The mail server did not take the email: ${code}` })
  const told = lines.join() + JSON.stringify(error, Object.getOwnPropertyNames(error))
  for (const word of personal) expect(told).not.toContain(word)
})

test('TPC-08 neither the log nor the queue learn from a refused email who was written to', async () => {
  const testShop = await openTestShop()
  const { shop, database, shelf, signIn } = testShop
  const { lines, log } = openLog()
  const { stop } = await runWorker(
    { ...shop, log, ports: { ...shop.ports, mailer: createSmtpMailer({ url: noSuchBox, from }) } },
    { work, ...wayOfWorker(database) },
  )
  afterAll(stop)
  const hao = await signIn('hao')
  await place(hao, { order: await orderBody(testShop, { cart_item_ids: await fillCart(hao, { [shelf.roseGel]: 1 }) }) })
  const failed = await eventually(async () => {
    const { rows } = await sql<{ last_error: string }>`select last_error from news where last_error is not null`.execute(database.db)
    return rows[0]
  })
  expect(failed.last_error).toContain('EENVELOPE 550')
  expect(lines.join()).toContain('EENVELOPE 550')
  for (const word of personal) expect(lines.join() + failed.last_error).not.toContain(word)
})
