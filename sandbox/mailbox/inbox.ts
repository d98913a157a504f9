import { randomUUID } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'

export type Attachment = { filename: string; mimeType: string; content: Uint8Array }

export type ReceivedEmail = {
  id: string
  receivedAt: number
  from: string
  /** The envelope's recipients: whom the email was really handed in for. */
  to: readonly string[]
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
  attachments: readonly Attachment[]
}

/** Emails in memory, newest first; the oldest leave when the box is full. */
export type Inbox = {
  keep(raw: Uint8Array, to: readonly string[]): Promise<void>
  list(to: string | null): readonly ReceivedEmail[]
  find(id: string): ReceivedEmail | undefined
  empty(): void
}

/** As many as the longest of the tries under faults sends. */
const kept = 5_000

export function createInbox(): Inbox {
  let emails: ReceivedEmail[] = []
  return {
    async keep(raw, to) {
      emails.unshift(toReceivedEmail(await PostalMime.parse(raw), to))
      emails = emails.slice(0, kept)
    },
    list: (to) => (to === null ? emails : emails.filter((email) => email.to.includes(to.toLowerCase()))),
    find: (id) => emails.find((email) => email.id === id),
    empty: () => void (emails = []),
  }
}

function toReceivedEmail(email: Email, to: readonly string[]): ReceivedEmail {
  return {
    id: randomUUID(),
    receivedAt: Date.now(),
    from: email.from ? readable(email.from) : '',
    to: to.map((address) => address.toLowerCase()),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      content: toBytes(content),
    })),
  }
}

function readable(address: Address): string {
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '')
}

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}
