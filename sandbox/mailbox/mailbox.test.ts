import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox } from './start-mailbox.ts'

let mailbox: Awaited<ReturnType<typeof startMailbox>>

beforeAll(async () => void (mailbox = await startMailbox({ host: '127.0.0.1', publicHost: '127.0.0.1', port: 0, smtpPort: 0 })))
afterAll(() => mailbox.stop())

async function send(to: string, subject: string) {
  const transport = createTransport({ host: '127.0.0.1', port: mailbox.smtpPort })
  await transport.sendMail({
    from: '梅好 Meihao <hello@meihao.example>',
    to,
    subject,
    text: '你的訂單成立了。',
    html: '<html><head></head><body><p>你的訂單<a href="http://127.0.0.1:3000/zh">成立</a>了。</p></body></html>',
    attachments: [{ filename: '發票.pdf', content: Buffer.from('%PDF-1.7') }],
  })
}

type Seen = {
  id: string
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; bytes: number }[]
}

async function list(to: string): Promise<Seen[]> {
  return (await (await fetch(`${mailbox.address}/api/messages?to=${encodeURIComponent(to)}`)).json()) as Seen[]
}

test('an email goes in by SMTP and comes out in the inbox, in Chinese', async () => {
  await send('Mei@example.com', '訂單成立通知')
  await send('hao@example.com', '另一封信')
  const [email, ...others] = await list('mei@example.com')
  expect(others).toEqual([])
  expect(email).toMatchObject({
    to: ['mei@example.com'],
    from: '梅好 Meihao <hello@meihao.example>',
    subject: '訂單成立通知',
    attachments: [{ filename: '發票.pdf', bytes: 8 }],
  })
  expect(email?.text).toContain('你的訂單成立了。')
  expect(await (await fetch(`${mailbox.address}/`)).text()).toContain('訂單成立通知')
  expect(await (await fetch(`${mailbox.address}/messages/${email?.id}`)).text()).toContain('你的訂單成立了。')
})

test("an email's own page runs no script", async () => {
  await send('xin@example.com', '歡迎')
  const [email] = await list('xin@example.com')
  const response = await fetch(`${mailbox.address}/html/${email?.id}`)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toContain('<head><base target="_top">')
  expect(await (await fetch(`${mailbox.address}/attachments/${email?.id}.0`)).text()).toBe('%PDF-1.7')
})

test('the inbox can be emptied', async () => {
  await send('hao@example.com', '再見')
  await fetch(`${mailbox.address}/api/messages`, { method: 'DELETE' })
  expect(await list('hao@example.com')).toEqual([])
})
