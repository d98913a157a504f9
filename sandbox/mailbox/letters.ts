import { randomUUID } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'

export type Attachment = { filename: string; mimeType: string; content: Uint8Array }

export type Letter = {
  id: string
  receivedAt: number
  from: string
  /** The envelope's recipients: whom the letter was really handed in for. */
  to: readonly string[]
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
  attachments: readonly Attachment[]
}

/** Letters in memory, newest first; the oldest leave when the box is full. */
export type Letters = {
  keep(raw: Uint8Array, to: readonly string[]): Promise<void>
  list(to: string | null): readonly Letter[]
  find(id: string): Letter | undefined
  empty(): void
}

/** As many as the longest of the tries under faults sends. */
const kept = 5_000

export function createLetters(): Letters {
  let letters: Letter[] = []
  return {
    async keep(raw, to) {
      letters.unshift(toLetter(await PostalMime.parse(raw), to))
      letters = letters.slice(0, kept)
    },
    list: (to) => (to === null ? letters : letters.filter((letter) => letter.to.includes(to.toLowerCase()))),
    find: (id) => letters.find((letter) => letter.id === id),
    empty: () => void (letters = []),
  }
}

function toLetter(email: Email, to: readonly string[]): Letter {
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
