import nodemailer from 'nodemailer'
import type { Mailer } from '#server/mail/port.ts'

/** Letters by SMTP, to the server that the address names (smtp://host:port or smtps://user:secret@host). */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    async send({ to, subject, text, html, messageId }) {
      // As a text it would be read as a list: a comma in an address would be another recipient.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId })
    },
  }
}
