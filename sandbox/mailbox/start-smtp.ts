import { SMTPServer } from 'smtp-server'
import type { Inbox } from './inbox.ts'

/** How long lines on which nothing is said are waited for at the end. */
const farewellMs = 100

export type RunningSmtp = { port: number; stop(): Promise<void> }

/** A mail server that takes every email, from anybody and without a password, and delivers none. */
export function startSmtp({ host, port, inbox }: { host: string; port: number; inbox: Inbox }): Promise<RunningSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: farewellMs,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address)
        inbox.keep(Buffer.concat(chunks), to).then(() => done(), done)
      })
    },
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      // From now on: a client that hangs up in the middle of an email is no reason to stop.
      server.off('error', reject).on('error', (error) => console.error('The mail server met:', error.message))
      const bound = server.server.address()
      resolve({
        port: typeof bound === 'object' && bound ? bound.port : port,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      })
    })
  })
}
