import type { FieldName } from '../frame-pages.ts'
import { newId } from './new-id.ts'

type Note = { cardType: string } | { hello: true } | { collect: string } | { collected: string; field: FieldName; value: string }

export type Siblings = { tellCardType(cardType: string): void; collect(fields: readonly FieldName[]): Promise<Map<FieldName, string>> }

export type Self = { field: FieldName; group: string; value(): string; cardType(): string; onCardType(cardType: string): void }

const patienceMs = 2_000

/** The three fields of one form talk among themselves, on the company's origin, where the shop cannot listen. */
export function meetSiblings(self: Self): Siblings {
  const channel = new BroadcastChannel(`tappay-${self.group}`)
  const say = (note: Note) => channel.postMessage(note)
  channel.addEventListener('message', ({ data }: MessageEvent<Note>) => {
    if ('cardType' in data) self.onCardType(data.cardType)
    if ('hello' in data && self.field === 'number') say({ cardType: self.cardType() })
    if ('collect' in data) say({ collected: data.collect, field: self.field, value: self.value() })
  })
  say({ hello: true })
  return { tellCardType: (cardType) => say({ cardType }), collect: (fields) => collect(channel, fields) }
}

/** The other fields' values. A field that does not answer in time is missing. */
function collect(channel: BroadcastChannel, fields: readonly FieldName[]): Promise<Map<FieldName, string>> {
  const id = newId()
  const values = new Map<FieldName, string>()
  return new Promise((resolve) => {
    const timer = setTimeout(end, patienceMs)
    function end() {
      clearTimeout(timer)
      channel.removeEventListener('message', hear)
      resolve(values)
    }
    function hear({ data }: MessageEvent<Note>) {
      if (!('collected' in data) || data.collected !== id) return
      values.set(data.field, data.value)
      if (fields.every((field) => values.has(field))) end()
    }
    channel.addEventListener('message', hear)
    channel.postMessage({ collect: id } satisfies Note)
  })
}
