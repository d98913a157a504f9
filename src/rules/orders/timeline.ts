/** What the timeline of an order is made of. */
export const timelineKinds = ['order', 'edit', 'payment', 'refund', 'return', 'parcel', 'invoice', 'letter', 'note', 'change'] as const
export type TimelineKind = (typeof timelineKinds)[number]

const returns = ['full_return', 'partial_return', 'returned_paid', 'returned_unpaid']

/** Of the events of an order those by which its goods come back stand under returns. */
export function kindOfEvent(event: string): 'order' | 'return' {
  return returns.includes(event) ? 'return' : 'order'
}

/** Who did something: its buyer, a person of the shop, a company outside, the clock, or the shop itself. */
export const timelineActors = ['buyer', 'person', 'company', 'clock', 'shop'] as const
export type TimelineActor = (typeof timelineActors)[number]

/** Who that was, by the word under which it is kept. */
export const actorsOfHistory = {
  buyer: 'buyer',
  provider: 'company',
  courier: 'company',
  time: 'clock',
  operations: 'person',
  system: 'shop',
} as const satisfies Record<string, TimelineActor>

/** One thing that happened, whichever table holds it. */
export type Happened = { at: Date; kind: TimelineKind; id: number }

/** Everything by instant, newest first. What happened at the same instant stands as the tables are named above, the later row first. */
export function joinTimeline<Entry extends Happened>(...kinds: readonly (readonly Entry[])[]): Entry[] {
  const place = ({ kind }: Entry) => timelineKinds.indexOf(kind)
  return kinds.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime() || place(one) - place(other) || other.id - one.id)
}

/** Acts that stand in a table of their own, and not among the changes of the audit log a second time. */
const toldElsewhere = /^(?:order-|hold-order$|release-order$|edit-order$|change-store$|add-note$|resend-letter$)/

export function isToldElsewhere(verb: string): boolean {
  return toldElsewhere.test(verb)
}
