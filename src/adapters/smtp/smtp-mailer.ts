import nodemailer from 'nodemailer'
import type { Mailer } from '#server/mail/port.ts'

/** Letters by SMTP, to the server that the address names (smtp://host:port or smtps://user:secret@host). */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    async send({ to, subject, text, html, messageId }) {
      await transport.sendMail({ from, to, subject, text, html, messageId })
    },
  }
}
