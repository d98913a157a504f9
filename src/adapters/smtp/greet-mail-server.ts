import nodemailer from 'nodemailer'

/** Connects, changes to TLS and signs in, as for an email, and sends none. Rejects with the reason. */
export async function greetMailServer({ url, patienceMs }: { url: string; patienceMs: number }): Promise<void> {
  const times = { connectionTimeout: patienceMs, dnsTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = nodemailer.createTransport({ url, ...times })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
