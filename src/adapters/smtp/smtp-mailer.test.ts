import { afterAll, expect, test } from 'vitest'
import { startMailbox } from '../../../sandbox/mailbox/start-mailbox.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mailbox = await startMailbox({ host: '127.0.0.1', publicHost: '127.0.0.1', port: 0, smtpPort: 0 })
afterAll(() => mailbox.stop())
const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${mailbox.smtpPort}`, from: 'Meihao <hello@meihao.example>' })

type Seen = { id: string; headers: Record<string, string>; to: string[]; subject: string; text: string }
const emailsTo = async (address: string) =>
  (await (await fetch(`${mailbox.address}/api/messages?to=${encodeURIComponent(address)}`)).json()) as Seen[]

test('TXI-09 a line break in a subject adds nothing to the head of an email', async () => {
  for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0000\r\n', '\r\n\r\n']) {
    await mailer.send({
      to: 'mei@example.com',
      subject: `訂單${end}Bcc: evil@example.com${end}X-Evil: 1`,
      text: '好',
      html: '<p>好</p>',
      messageId: `a${end}X-Evil: 1`,
    })
    expect(await emailsTo('evil@example.com')).toEqual([])
  }
  const emails = await emailsTo('mei@example.com')
  expect(emails).toHaveLength(6)
  for (const { subject, text, to } of emails)
    expect([subject.includes('Bcc: evil@example.com'), text.trim(), to]).toEqual([true, '好', ['mei@example.com']])
})

test('TXI-09 an address is one recipient, whatever signs it holds', async () => {
  for (const to of [
    'hao@example.com, evil@example.com',
    'hao@example.com\r\nRCPT TO:<evil@example.com>',
    'Hao <evil@example.com>',
    '"hao@example.com" <evil@example.com>',
  ]) {
    await mailer.send({ to, subject: '訂單', text: '好', html: '<p>好</p>', messageId: 'a' }).catch(() => undefined)
    expect([to, (await emailsTo('evil@example.com')).length]).toEqual([to, 0])
  }
})

test('ORD-23 a letter bears the domain of its sender, and says that it was written by itself', async () => {
  await mailer.send({ to: 'an@example.com', subject: '訂單', text: '好', html: '<p>好</p>', messageId: 'order-placed-1' })
  const [email] = await emailsTo('an@example.com')
  expect(email?.headers['message-id']).toBe('<order-placed-1@meihao.example>')
  expect(email?.headers['auto-submitted']).toBe('auto-generated')
})
