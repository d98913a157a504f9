import nodemailer from 'nodemailer'
import type { Mailer } from '#server/mail/port.ts'
import { openProvider } from '../open-provider.ts'

export type SmtpSettings = {
  url: string
  from: string
  /** How long the server may be silent: while it is reached, before it greets, and between two lines. */
  patienceMs?: number
  /** How long it is left alone when it is away. */
  restMs?: number
}

const usualPatienceMs = 10_000

/** Letters by SMTP, to the server that the address names (smtp://host:port or smtps://user:secret@host). */
export function createSmtpMailer({ url, from, patienceMs = usualPatienceMs, restMs = 10_000 }: SmtpSettings): Mailer {
  const transport = nodemailer.createTransport({ url, connectionTimeout: patienceMs, dnsTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs })
  // The server's own times end a call. This one is for a server that says a little again and again.
  const provider = openProvider({ timeoutMs: 3 * patienceMs, atOnce: 10, restMs, isFault })
  return {
    async send({ to, subject, text, html, messageId }) {
      try {
        await provider.call(() => transport.sendMail({ from, to, subject, text, html, messageId }))
      } catch (error) {
        throw withoutAddresses(error)
      }
    },
  }
}

type SmtpError = { code?: string; responseCode?: number; message?: string }

/** Refused for what this letter is: its recipient, its text. The server itself is well. */
function isFault(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError
  return !((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500)
}

/** What went wrong, for the log, which holds nobody's address: servers like to repeat it. Nothing else of the error goes on. */
function withoutAddresses(error: unknown): Error {
  const { code = 'ESMTP', responseCode, message = String(error) } = error as SmtpError
  const words = message.replace(/[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, '…@…')
  return new Error(`The mail server did not take a letter: ${code}${responseCode === undefined ? '' : ` ${responseCode}`} ${words}`)
}
