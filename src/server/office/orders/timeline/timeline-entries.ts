import * as z from 'zod'
import { readRefundReason } from '#rules/orders/afterwards.ts'
import { actorsOfHistory, isToldElsewhere, kindOfEvent, type Happened, type TimelineActor } from '#rules/orders/timeline.ts'
import type { listAllowanceSteps, listInvoiceSteps } from '#server/money/invoices/published/what-happened.ts'
import type { listPaymentMoves, listRefundSteps } from '#server/money/payments/published/what-happened.ts'
import type { listParcelEvents } from '#server/delivery/shipments/published/what-happened.ts'
import type { listLettersOfOrder } from '#server/messages/email/letters/list-letters.ts'
import type { listEntriesOf } from '#server/platform/audit/list-entries-of.ts'
import type { listNotes } from '#server/sales/orders/notes/list-notes.ts'
import type { listOrderEdits, listOrderEvents } from '#server/sales/orders/published/what-happened.ts'

/** `what`: the event, the state or the verb; `text`: what was written, or the number of a paper. */
export type TimelineEntry = Happened & {
  number: string
  what: string
  actor: TimelineActor
  by: string | null
  amount: number | null
  text: string | null
  changed: { field: string; from: unknown; to: unknown }[]
}

type Rows<List extends (...asked: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>

const bare = { by: null, amount: null, text: null, changed: [] } as const satisfies Partial<TimelineEntry>

export function eventEntries(rows: Rows<typeof listOrderEvents>): TimelineEntry[] {
  return rows.map(({ id, at, event, actor, number, by }) => ({
    ...bare,
    id,
    at,
    kind: kindOfEvent(event),
    number,
    what: event,
    actor: actorsOfHistory[actor],
    by,
  }))
}

const differences = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))

/** An edit names its buyer, or who of the shop did it. */
export function editEntries(number: string, rows: Rows<typeof listOrderEdits>): TimelineEntry[] {
  return rows.map(({ id, at, actor, changed }) => ({
    ...bare,
    id,
    at,
    kind: 'edit',
    number,
    what: 'edit',
    ...(actor === 'buyer' ? { actor: 'buyer' } : { actor: 'person', by: actor }),
    changed: Object.entries(differences.parse(changed)).map(([field, { from, to }]) => ({ field, from, to })),
  }))
}

export function moveEntries(number: string, rows: Rows<typeof listPaymentMoves>): TimelineEntry[] {
  return rows.map(({ id, at, to_status, actor, amount, reference, error_text }) => ({
    ...bare,
    id,
    at,
    kind: 'payment',
    number,
    what: to_status,
    actor: actorsOfHistory[actor],
    amount,
    text: to_status === 'failed' ? (error_text ?? reference) : reference,
  }))
}

/** A refund stands twice: when it was asked for, and when it was done. */
export function refundEntries(number: string, rows: Rows<typeof listRefundSteps>): TimelineEntry[] {
  return rows.flatMap(({ id, created_at, done_at, amount, reason, status, error_text }) => {
    const step = { ...bare, id, kind: 'refund', number, actor: 'shop', amount } as const
    const asked = { ...step, at: created_at, what: 'requested', text: (status === 'failed' && error_text) || readRefundReason(reason) }
    return done_at ? [asked, { ...step, at: done_at, what: 'done', actor: 'company' as const }] : [asked]
  })
}

export function parcelEntries(number: string, rows: Rows<typeof listParcelEvents>): TimelineEntry[] {
  return rows.map(({ id, at, kind: what, tracking_number: text }) => ({
    ...bare,
    id,
    at,
    kind: 'parcel',
    number,
    what,
    actor: 'company',
    text,
  }))
}

/** An invoice stands when it was issued, and once more when it was voided. */
export function invoiceEntries(number: string, rows: Rows<typeof listInvoiceSteps>): TimelineEntry[] {
  return rows.flatMap(({ id, number: text, amount, issued_at, voided_at }) => {
    const step = { ...bare, id, kind: 'invoice', number, actor: 'shop', amount, text } as const
    const issued = { ...step, at: issued_at, what: 'issued' }
    return voided_at ? [issued, { ...step, at: voided_at, what: 'voided' }] : [issued]
  })
}

export function allowanceEntries(number: string, rows: Rows<typeof listAllowanceSteps>): TimelineEntry[] {
  return rows.map(({ id, at, number: text, amount }) => {
    return { ...bare, id, at, kind: 'invoice', number, what: 'reduced', actor: 'shop', amount, text }
  })
}

export function letterEntries(number: string, rows: Rows<typeof listLettersOfOrder>): TimelineEntry[] {
  return rows.map(({ id, at, kind: what, subject: text, asked_by: by }) => {
    return { ...bare, id, at: new Date(at), kind: 'letter', number, what, actor: by === null ? 'shop' : 'person', by, text }
  })
}

export function noteEntries(number: string, rows: Rows<typeof listNotes>): TimelineEntry[] {
  return rows
    .filter(({ removed }) => removed === null)
    .map(({ id, at, by, text }) => ({ ...bare, id, at: new Date(at), kind: 'note', number, what: 'note', actor: 'person', by, text }))
}

const fields = z.record(z.string(), z.unknown()).nullable()
const actorOfKind = { member: 'buyer', staff: 'person', provider: 'company', system: 'shop' } as const satisfies Record<
  string,
  TimelineActor
>

/** What the audit log alone knows. */
export function changeEntries(number: string, rows: Rows<typeof listEntriesOf>): TimelineEntry[] {
  return rows
    .filter(({ verb }) => !isToldElsewhere(verb))
    .map(({ id, at, actor_kind, actor_id, verb: what, before, after, reason }) => {
      const [from, to] = [fields.parse(before) ?? {}, fields.parse(after) ?? {}]
      const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
      const changed = names.map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
      const actor = actorOfKind[actor_kind]
      return { ...bare, id, at, kind: 'change', number, what, actor, by: actor === 'person' ? actor_id : null, text: reason, changed }
    })
}
