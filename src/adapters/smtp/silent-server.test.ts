import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const email = { to: 'mei@example.com', subject: 'a', text: 'a', html: 'a', messageId: 'a' }
const from = 'Meihao <hello@meihao.example>'

async function portOf(server: { address: () => unknown }): Promise<number> {
  const at = server.address() as { port: number }
  return at.port
}

const silent = createServer().listen(0, '127.0.0.1')
await once(silent, 'listening')
const refusing = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, answer) =>
    answer(Object.assign(new Error(`No mailbox <${address}> here, ask postmaster@example.com`), { responseCode: 550 })),
})
await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  silent.close()
  refusing.close()
})

test('WRK-08 a mail server that accepts and says nothing is given up in time, and left alone after five silences', async () => {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${await portOf(silent)}`, from, patienceMs: 50, restMs: 60_000 })
  for (let silence = 0; silence < 5; silence++) await expect(mailer.send(email)).rejects.toThrow('ETIMEDOUT')
  await expect(mailer.send(email)).rejects.toThrow('breaker is open')
})

test('WRK-09 what the log reads of an email that was refused holds nobody’s address, and the server is asked for the next one', async () => {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${await portOf(refusing.server)}`, from, restMs: 60_000 })
  for (let refusal = 0; refusal < 6; refusal++) {
    const error = await mailer.send(email).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    const told = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(told).toContain('EENVELOPE 550')
    expect(told).not.toMatch(/mei@|postmaster@|example\.com/)
  }
})
