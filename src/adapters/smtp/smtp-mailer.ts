import nodemailer from 'nodemailer'
import type { Mailer } from '#server/mail/port.ts'

/** Letters by SMTP, to the server that the address names (smtp://host:port or smtps://user:secret@host). */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    async send({ to, subject, text, html, messageId }) {
      // As a text it would be read as a list: a comma in an address would be another recipient.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId }).catch((error: unknown) => {
        throw new Error(`The mail server did not take the letter: ${codesOf(error)}`)
      })
    },
  }
}

/** Servers repeat in their answer who was written to, and logs and the queue keep what is thrown: only the codes go on. */
function codesOf(error: unknown): string {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((each) => /^\w{1,30}$/.test(String(each ?? ''))).join(' ')
}
