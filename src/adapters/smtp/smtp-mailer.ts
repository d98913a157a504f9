import { BrokenCircuitError, BulkheadRejectedError, TaskCancelledError } from 'cockatiel'
import nodemailer from 'nodemailer'
import type { Mailer } from '#ports/mailer.ts'
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
const mostAtOnce = 10
/** A server greets after a tenth of a second or later, and a line that has been greeted carries the next email at once. */
const idleMs = 5000

/** Emails by SMTP, to the server that the address names (smtp://host:port or smtps://user:secret@host). What goes out in a row shares a line. */
export function createSmtpMailer({ url, from, patienceMs = usualPatienceMs, restMs = 10_000 }: SmtpSettings): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: mostAtOnce,
    idleTimeout: idleMs,
    maxRequeues: 1,
    connectionTimeout: patienceMs,
    dnsTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  // The server's own times end a call. This one is for a server that says a little again and again.
  const domain = domainOf(from)
  const provider = openProvider({ timeoutMs: 3 * patienceMs, atOnce: mostAtOnce, restMs, isFault })
  return {
    async send({ to, subject, text, html, messageId }) {
      try {
        // As a text it would be read as a list: a comma in an address would be another recipient.
        // Given up, an email leaves its line, or its place before one, and is not sent any more.
        await provider.call((signal) =>
          transport.sendMail({
            from,
            to: { name: '', address: to },
            subject,
            text,
            html,
            messageId: `<${messageId}@${domain}>`,
            headers: { 'Auto-Submitted': 'auto-generated' },
            signal,
          }),
        )
      } catch (error) {
        throw new Error(`The mail server did not take the email: ${withoutAddresses(error)}`)
      }
    },
  }
}

/** The domain of a sender, with or without a name before the address. */
function domainOf(from: string): string {
  return /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

type SmtpError = { code?: unknown; responseCode?: unknown }

/** Refused for what this email is: its recipient, its text. The server itself is well. */
function isFault(error: unknown): boolean {
  const { code, responseCode } = Object(error) as SmtpError
  return !((code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500)
}

/** Servers repeat in their answer who was written to, and logs and the queue keep what is thrown: only the codes go on, and what this house says itself. */
function withoutAddresses(error: unknown): string {
  const { code, responseCode } = Object(error) as SmtpError
  const codes = [code, responseCode].filter((each) => /^\w{1,30}$/.test(String(each ?? '')))
  if (codes.length > 0) return codes.join(' ')
  return error instanceof BrokenCircuitError || error instanceof TaskCancelledError || error instanceof BulkheadRejectedError
    ? error.message
    : 'for a reason of its own'
}
